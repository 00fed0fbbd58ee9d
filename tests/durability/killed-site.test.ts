import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { type Restartable, restartable } from '../restartable.ts'
import { p95, report } from '../sizes.ts'
import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  integrityOf,
  sendUntilKept,
  storageIn,
  waitingIn,
} from './arrivals.ts'
import type { Application } from './send-application.ts'

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
  const [ofPanel, ofSite] = [await demoData(), await freshFolder()]
  const panel = await restartable('provider', {
    ...credentials,
    DATA_DIR: ofPanel,
  })
  const services = { PANEL_URL: panel.url, INTEGRATION_URL: panel.url }
  const site = await restartable('site', {
    ...credentials,
    ...services,
    DATA_DIR: ofSite,
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_DISABLE_COMPILE_CACHE: '1', // `npm start` has none
  })
  const waiting = await fillInAll(site.url, sizes.applications, sizes.senders) // long before they are sent

  const outages = beDownNowAndThen(panel)
  const acknowledged = await sendAndKill(site, waiting)
  expect(acknowledged.size).toBe(sizes.applications)
  expect(await outages.end()).toBeGreaterThan(0)
  await expect.poll(() => waitingIn(storageIn(ofSite)), wait).toEqual([])
  expect(await arrivedIn(storageIn(ofPanel))).toEqual(await expectedOfAll(acknowledged))
  report('ready again after a kill', p95(site.startsMs.slice(1)))
  for (const folder of [ofSite, ofPanel]) expect(await integrityOf(storageIn(folder))).toBe('ok')
}, 1_800_000)

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

  async function sendAll() {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      acknowledged.set(await sendUntilKept(site.url, next), next)
      if (
        kills < sizes.kills &&
        acknowledged.size > ((kills + 1) * sizes.applications) / (sizes.kills + 2)
      ) {
        kills += 1
        killing = killing.then(kill)
      }
    }
  }
  await Promise.all(Array.from({ length: sizes.senders }, sendAll))
  await killing
  expect(kills).toBe(sizes.kills)
  return acknowledged
}
