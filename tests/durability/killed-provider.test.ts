import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { type PhotoSlot, sendApplication } from '#contract/panel/entries.ts'
import { exampleBoards, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { findEntries } from '#provider/applications/queries.ts'
import { application, fourPhotos } from '#provider/applications/someone.fixture.ts'
import { startUpkeep } from '#provider/applications/upkeep.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { credentials } from '../credentials.ts'
import { integrityOf, storageIn } from './arrivals.ts'
import { freePort } from '../free-port.ts'
import { type Running, start } from '../processes.ts'

const APPLICATIONS = 60
const KILLS = 5
const SENDERS = 8

it('an application that was acknowledged is kept once, with its own photos, whenever the provider is killed', async () => {
  const folder = await freshFolder()
  await prepareAgency(folder)
  const acknowledged = await sendAndKill(folder)
  expect(new Set(acknowledged).size).toBe(APPLICATIONS)

  expect(await integrityOf(storageIn(folder))).toBe('ok')
  const { database, media } = await openStorage(folder)
  for (const now of later()) {
    const telling = { report: fail, onExpiry: () => {} }
    await startUpkeep({ database, media, retentionDays: 180, now: () => now, ...telling })()
  }
  const entries = await findEntries(rowsOf(database))
  expect(entries.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  expect(await media.list('private')).toHaveLength(APPLICATIONS * 4)
  for (const { id, photos } of entries) {
    const wanted = await photosOf(id)
    for (const { slot, path } of photos) {
      const found = await media.get(path)
      expect(found?.part).not.toBeNull()
      const bytes = found?.part ? await new Response(found.body).bytes() : null
      expect(bytes).toEqual(await wanted[slot].bytes())
    }
  }
  await database.close()
})

/** Sends all applications, each until it is acknowledged, and kills the provider meanwhile. */
async function sendAndKill(folder: string): Promise<string[]> {
  const environment = { ...credentials, DATA_DIR: folder, PORT: String(await freePort()) }
  const open = async () => withToken(await start('provider', environment))
  let provider = open()
  const waiting = Array.from({ length: APPLICATIONS }, () => randomUUID())
  const acknowledged: string[] = []
  let tries = 0
  let kills = 0
  let killing = Promise.resolve()

  async function kill() {
    const { running } = await provider
    await new Promise((resolve) => setTimeout(resolve, randomInt(30))) // a moment that nobody chose
    provider = running.stop().then(open)
  }

  async function sendAll() {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      while (!(await isAcknowledged(await provider, key))) tries += 1
      acknowledged.push(key)
      tries += 1
      if (kills < KILLS && tries > (kills + 1) * 8) {
        kills += 1
        killing = killing.then(kill)
      }
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll))
  await killing
  await (await provider).running.stop()
  expect(kills).toBe(KILLS)
  return acknowledged
}

type Signed = { running: Running; authorization: string }

async function withToken(running: Running): Promise<Signed> {
  const body = JSON.stringify({
    salt: credentials.PANEL_SALT,
    api_token: credentials.PANEL_API_TOKEN,
  })
  const { token } = await (await fetch(`${running.url}/api/login`, { method: 'POST', body })).json()
  return { running, authorization: `Bearer ${token}` }
}

/** False where the connection broke or the provider asks to come again. */
async function isAcknowledged({ running, authorization }: Signed, key: string): Promise<boolean> {
  const { headers, ...request } = await application({ key, photos: await photosOf(key) })
  const init = { ...request, headers: { ...headers, authorization } }
  const answer = await fetch(running.url + sendApplication.path, init).catch(() => null)
  if (answer === null || answer.status === 409 || answer.status === 503) return false
  const taken: unknown = await answer.json().catch(() => null)
  if (taken === null) return false
  expect([answer.status, taken]).toEqual([201, { id: key }])
  return true
}

/** Each application's own: its key stands behind every picture. */
async function photosOf(key: string): Promise<Record<PhotoSlot, Blob>> {
  const { image_1, image_2, image_3, image_4 } = await fourPhotos()
  const own = (photo: Blob) => new Blob([photo, key])
  return {
    image_1: own(image_1),
    image_2: own(image_2),
    image_3: own(image_3),
    image_4: own(image_4),
  }
}

async function openStorage(folder: string) {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  return { database, media: await openMediaStore(`file:${folder}/media`) }
}

/** An agency without anybody, so that the provider has nothing to import. */
async function prepareAgency(folder: string) {
  const { database, media } = await openStorage(folder)
  await migrateProvider(database)
  await writeAgency(join(folder, 'agency'), {})
  await importFolder({ folder: join(folder, 'agency'), database, media, boards: exampleBoards })
  await database.close()
}

/** When what has no row yet never gets one: the clock has jumped, is trusted after a day, and many photos want a second look. */
const later = () => [25, 37, 49, 61, 73].map((hours) => Date.now() + hours * 3_600_000)

function fail(error: unknown): never {
  throw error
}
