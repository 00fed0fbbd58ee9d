import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  sendUntilKept,
  waitingIn,
} from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import { startPostgres } from '../contract/start-postgres.ts'
import { restartable } from '../restartable.ts'
import { s3Keys, s3KeyVariables, type StrictS3, startStrictS3 } from '../storage/strict-s3.ts'
import { balance } from './load-balancer.ts'
import { visitPages } from './page-visits.ts'

/** `npm run test:machines` has larger ones. */
const sizes = {
  applications: Number(process.env['APPLICATIONS'] ?? 60),
  killsOfEach: Number(process.env['KILLS'] ?? 1),
  restarts: Number(process.env['RESTARTS'] ?? 1),
  senders: Number(process.env['SENDERS'] ?? 6),
  /** How long storage answers 503, and how long it is slow. */
  outageMs: Number(process.env['OUTAGE_SECONDS'] ?? 2) * 1_000,
}
const wait = { timeout: 180_000, interval: 500 }

it('three machines store each acknowledged application once, though each is killed, PostgreSQL restarts and S3 fails', async () => {
  const folder = await freshFolder()
  await using postgres = await startPostgres()
  const s3 = await startStrictS3({ folder: join(folder, 'bucket') })
  onTestFinished(() => s3.close())
  const shared = {
    DATABASE_URL: postgres.url,
    MEDIA_STORAGE: s3.url(),
    ...s3KeyVariables,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const open = (name: string) => restartable('site', { ...shared, DATA_DIR: join(folder, name) })
  const machines = [await open('one'), await open('two'), await open('three')]
  const { url: site, readmit } = await balance(machines.map(({ url }) => url))
  const kills = machines.map(({ kill }) => async () => {
    await kill()
    readmit()
  })
  const filledIn = await fillInAll(site, sizes.applications, sizes.senders)

  const leave = visitPages(site, 3)
  const disturbances = [
    ...Array.from({ length: sizes.killsOfEach }, () => kills).flat(),
    ...Array.from({ length: sizes.restarts }, () => async () => {
      await postgres.stop()
      await sleep(1_000)
      await postgres.start()
    }),
    () => answerUnavailable(s3),
    () => answerSlowly(s3),
  ]
  const acknowledged = await sendAndDisturb(site, filledIn, disturbances)
  const { seen, failed, cut } = await leave()

  expect(acknowledged.size).toBe(sizes.applications)
  expect(failed).toEqual([])
  expect(seen).toBeGreaterThan(0)
  process.stderr.write(`${seen} pages seen, ${cut} cut with their machine\n`)
  const stored = { database: postgres.url, media: s3.url(), keys: s3Keys }
  await expect.poll(() => waitingIn(stored), wait).toEqual([])
  expect(await arrivedIn(stored)).toEqual(await expectedOfAll(acknowledged))
}, 1_800_000)

/** Sends all applications, each until the site acknowledges it, with the disturbances evenly among them. By reference. */
async function sendAndDisturb(
  site: string,
  filledIn: Application[],
  disturbances: (() => Promise<void>)[],
): Promise<Map<string, Application>> {
  const acknowledged = new Map<string, Application>()
  const each = sizes.applications / (disturbances.length + 1)
  const total = disturbances.length
  let disturbing = Promise.resolve()
  async function sendAll() {
    for (let next = filledIn.pop(); next !== undefined; next = filledIn.pop()) {
      acknowledged.set(await sendUntilKept(site, next), next)
      const done = total - disturbances.length
      if (acknowledged.size > (done + 1) * each) {
        const disturb = disturbances.shift()
        if (disturb !== undefined) disturbing = disturbing.then(disturb)
      }
    }
  }
  await Promise.all(Array.from({ length: sizes.senders }, sendAll))
  await disturbing
  expect(disturbances).toEqual([])
  return acknowledged
}

async function answerUnavailable({ state }: StrictS3): Promise<void> {
  state.fault = (_, response) => {
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    return true
  }
  await sleep(sizes.outageMs)
  state.fault = null
}

async function answerSlowly({ state }: StrictS3): Promise<void> {
  state.delayMs = 1_000
  await sleep(sizes.outageMs)
  state.delayMs = 0
}
