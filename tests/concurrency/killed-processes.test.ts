import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  sendUntilKept,
  storageIn,
  waitingIn,
} from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { type SiteOfThree, siteOfThree } from './site-of-three.ts'

const APPLICATIONS = 12
const SENDERS = 4
/** After so many that were taken one of the processes dies. */
const KILL_EVERY = 3
/** What a killed process wrote and nobody names goes after a minute and a half. */
const patience = { timeout: 240_000, interval: 200 }

it('an application arrives once, though every form is sent twice and processes of the site are killed one after the other', async () => {
  const [ofPanel, ofSite] = [await demoData(), await freshFolder()]
  const panel = await start('provider', { ...credentials, DATA_DIR: ofPanel })
  const site = await siteOfThree({
    ...credentials,
    PANEL_URL: panel.url,
    INTEGRATION_URL: panel.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: ofSite,
  })
  const waiting = await fillInAll(site.url, APPLICATIONS, SENDERS)
  await sleep(intakeLimits.quickestMs + 100) // nobody fills in a form faster; a clock that is skipped would not be that of who comes later
  const acknowledged = await sendAndKill(site, waiting)
  expect(acknowledged.size).toBe(APPLICATIONS)
  await site.complete()

  await expect.poll(() => waitingIn(storageIn(ofSite)), patience).toEqual([])
  expect(await site.end()).toBe(0)
  expect(await arrivedIn(storageIn(ofPanel))).toEqual(await expectedOfAll(acknowledged))
}, 500_000)

/** Sends all, each twice at once, until the visitor is told that it is kept. By reference. */
async function sendAndKill(site: SiteOfThree, waiting: Application[]) {
  const acknowledged = new Map<string, Application>()
  const killed = new Set<number>()

  async function killOne() {
    const victim = site.pids().find((pid) => !killed.has(pid))
    if (victim === undefined) return
    killed.add(victim)
    await site.kill(victim)
  }

  async function sendAll() {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const application = next
      const sendOnce = () => sendUntilKept(site.url, application)
      const [reference, same] = await Promise.all([sendOnce(), sendOnce()])
      expect(same).toBe(reference)
      acknowledged.set(reference, application)
      if (acknowledged.size % KILL_EVERY === 0) await killOne()
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll))
  expect(killed.size).toBeGreaterThan(2)
  return acknowledged
}
