import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { freePort } from '../free-port.ts'
import { type Running, start } from '../processes.ts'
import { type OpenForm, openForm, send, slotOf } from './send-application.ts'

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
const wait = { timeout: 120_000, interval: 200 }

it('an application that a visitor was told of arrives once, with its photos in their slots, whenever the site or the panel is killed', async () => {
  const folder = await freshFolder()
  const provider = await restartable('provider', join(folder, 'provider'), {})
  const services = { PANEL_URL: provider.url, INTEGRATION_URL: provider.url }
  const proxy = { TRUSTED_PROXIES: '127.0.0.1' }
  const site = await restartable('site', join(folder, 'site'), { ...services, ...proxy })

  const acknowledged = await sendAndKill(site, provider)
  expect(acknowledged.size).toBe(sizes.applications)
  const waiting = join(folder, 'site/media/private/waiting')
  await expect.poll(() => readdir(waiting), wait).toEqual([])
  await expect
    .poll(() => storedIn(join(folder, 'provider')), wait)
    .toEqual(new Map([...acknowledged].map((key) => [key, 'image_1 image_2 image_3 image_4'])))
}, 1_800_000)

type Restartable = { url: string; kill: () => Promise<void> }

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
    async kill() {
      await running.stop()
      running = await open()
    },
  }
}

/** Sends all applications, each until the visitor is told that it is kept; kills meanwhile, now the one, now the other. */
async function sendAndKill(site: Restartable, provider: Restartable): Promise<Set<string>> {
  const acknowledged = new Set<string>()
  const forms = await Promise.all(
    Array.from({ length: sizes.applications }, () => openForm(site.url)),
  )
  let kills = 0
  let killing = Promise.resolve()

  async function kill(victim: Restartable) {
    await new Promise((resolve) => setTimeout(resolve, randomInt(30))) // a moment that nobody chose
    await victim.kill()
  }

  async function sendAll(visitor: number) {
    for (let form = forms.pop(); form !== undefined; form = forms.pop()) {
      acknowledged.add(await sendUntilKept(site.url, form, `10.0.${visitor}.${randomInt(255)}`))
      if (
        kills < sizes.kills &&
        acknowledged.size > ((kills + 1) * sizes.applications) / (sizes.kills + 2)
      ) {
        kills += 1
        const victim = kills % 3 === 0 ? provider : site
        killing = killing.then(() => kill(victim))
      }
    }
  }
  await Promise.all(Array.from({ length: sizes.senders }, (_, visitor) => sendAll(visitor)))
  await killing
  expect(kills).toBe(sizes.kills)
  return acknowledged
}

/** As a visitor's browser does: again where the connection broke or the site asks to come again. */
async function sendUntilKept(origin: string, form: OpenForm, visitor: string): Promise<string> {
  for (;;) {
    const outcome = await send(origin, form, visitor)
    if (outcome?.get('status') === 'received') return String(outcome.get('reference'))
    if (outcome !== null && outcome.get('status') !== 'failed') {
      throw new Error(`not kept: ${JSON.stringify([...outcome])}`)
    }
  }
}

/** What the panel has: under each key the slots that its photos were meant for, in order. */
async function storedIn(folder: string): Promise<Map<string, string>> {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  const media = await openMediaStore(`file:${folder}/media`)
  const stored = new Map<string, string>()
  for (const { id, photos } of await findEntries(rowsOf(database))) {
    const slots = photos.map(async ({ slot, path }) => {
      const found = await media.get(path)
      const bytes = found?.part ? await new Response(found.body).bytes() : new Uint8Array()
      return (await slotOf(bytes)) === slot ? slot : `not ${slot}`
    })
    stored.set(id, (await Promise.all(slots)).toSorted().join(' '))
  }
  await database.close()
  return stored
}
