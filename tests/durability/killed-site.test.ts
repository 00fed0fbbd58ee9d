import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { freePort } from '../free-port.ts'
import { type Running, start } from '../processes.ts'
import {
  type Application,
  type Arrived,
  expectedOf,
  fillIn,
  hashOf,
  send,
} from './send-application.ts'

const credentials = {
  PANEL_SALT: 'pepper-of-the-panel',
  PANEL_API_TOKEN: 'token-of-the-panel',
  INTEGRATION_SALT: 'pepper-of-the-integration',
  INTEGRATION_API_KEY: 'key-of-the-integration',
}

/** `npm run test:durability` has larger ones. */
const sizes = {
  applications: Number(process.env['APPLICATIONS'] ?? 30),
  kills: Number(process.env['KILLS'] ?? 3),
  senders: Number(process.env['SENDERS'] ?? 8),
}
const wait = { timeout: 180_000, interval: 500 }

/** The panel is down a third of the time. */
const PANEL_UP_MS = 4_000
const PANEL_DOWN_MS = 2_000

it('an application that a visitor was told of arrives once, with its fields and its photos in their slots, though the site is killed and the panel is down a third of the time', async () => {
  const folder = await freshFolder()
  const panel = await restartable('provider', join(folder, 'provider'), {})
  const services = { PANEL_URL: panel.url, INTEGRATION_URL: panel.url }
  const proxy = { TRUSTED_PROXIES: '127.0.0.1' }
  const site = await restartable('site', join(folder, 'site'), { ...services, ...proxy })
  const waiting = await fillInAll(site.url)

  const outages = beDownNowAndThen(panel)
  const acknowledged = await sendAndKill(site, waiting)
  expect(acknowledged.size).toBe(sizes.applications)
  expect(await outages.end()).toBeGreaterThan(0)
  const outbox = join(folder, 'site/media/private/waiting')
  await expect.poll(() => readdir(outbox), wait).toEqual([])
  expect(await arrivedIn(join(folder, 'provider'))).toEqual(await expectedOfAll(acknowledged))
}, 1_800_000)

/** Forms are opened long before they are sent, a few at a time. */
async function fillInAll(origin: string): Promise<Application[]> {
  const filledIn: Application[] = []
  let next = 0
  async function fillInSome() {
    for (let number = next++; number < sizes.applications; number = next++) {
      filledIn.push(await fillIn(origin, number))
    }
  }
  await Promise.all(Array.from({ length: sizes.senders }, fillInSome))
  return filledIn
}

type Restartable = { url: string; kill: (downMs?: number) => Promise<void> }

/** A program that is killed without warning and started again over what it left. */
async function restartable(
  program: 'site' | 'provider',
  folder: string,
  environment: Record<string, string>,
): Promise<Restartable> {
  const port = String(await freePort())
  const open = (): Promise<Running> =>
    start(program, { ...credentials, ...environment, DATA_DIR: folder, PORT: port })
  let running = await open()
  return {
    url: running.url,
    async kill(downMs = 0) {
      await running.stop()
      await sleep(downMs)
      running = await open()
    },
  }
}

/** Kills the panel again and again; in the end it is up. */
function beDownNowAndThen(panel: Restartable): { end: () => Promise<number> } {
  const over = new AbortController()
  const outages = (async () => {
    let count = 0
    while (!over.signal.aborted) {
      await panel.kill(PANEL_DOWN_MS)
      count += 1
      await sleep(PANEL_UP_MS)
    }
    return count
  })()
  return {
    async end() {
      over.abort()
      return outages
    },
  }
}

/** Sends all applications, each until the visitor is told that it is kept; kills the site meanwhile. By reference. */
async function sendAndKill(site: Restartable, waiting: Application[]) {
  const acknowledged = new Map<string, Application>()
  let kills = 0
  let killing = Promise.resolve()

  async function kill() {
    await sleep(randomInt(30)) // a moment that nobody chose
    await site.kill()
  }

  async function sendAll(visitor: number) {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const address = `10.${randomInt(255)}.${visitor}.${randomInt(255)}`
      acknowledged.set(await sendUntilKept(site.url, next, address), next)
      if (
        kills < sizes.kills &&
        acknowledged.size > ((kills + 1) * sizes.applications) / (sizes.kills + 2)
      ) {
        kills += 1
        killing = killing.then(kill)
      }
    }
  }
  await Promise.all(Array.from({ length: sizes.senders }, (_, visitor) => sendAll(visitor)))
  await killing
  expect(kills).toBe(sizes.kills)
  return acknowledged
}

/** As a visitor's browser does: again where the connection broke or the site asks to come again. */
async function sendUntilKept(
  origin: string,
  application: Application,
  visitor: string,
): Promise<string> {
  for (;;) {
    const outcome = await send(origin, application, visitor)
    if (outcome?.get('status') === 'received') return String(outcome.get('reference'))
    if (outcome !== null && outcome.get('status') !== 'failed') {
      throw new Error(`not kept: ${JSON.stringify([...outcome])}`)
    }
    await sleep(50)
  }
}

async function expectedOfAll(acknowledged: ReadonlyMap<string, Application>) {
  const expected = new Map<string, Arrived>()
  for (const [reference, application] of acknowledged) {
    expected.set(reference, await expectedOf(application))
  }
  return expected
}

/** What the panel has, by its key. */
async function arrivedIn(folder: string): Promise<Map<string, Arrived>> {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  const media = await openMediaStore(`file:${folder}/media`)
  const arrived = new Map<string, Arrived>()
  for (const entry of await findEntries(rowsOf(database))) {
    if (entry.kind === 'contact') throw new Error('nobody sent a message')
    const { country: _, id_state: __, basedin: ___, ...fields } = entry.fields
    const photos = entry.photos.map(async ({ slot, path }) => {
      const found = await media.get(path)
      return [slot, hashOf(found?.part ? await new Response(found.body).bytes() : new Uint8Array())]
    })
    arrived.set(entry.id, { ...fields, ...Object.fromEntries(await Promise.all(photos)) })
  }
  await database.close()
  return arrived
}
