import { setTimeout as sleep } from 'node:timers/promises'

import { intakeLimits } from '#intake/intake-limits.ts'

import { startPostgres } from '../../tests/contract/start-postgres.ts'
import { type Application, fillIn, send } from '../../tests/durability/send-application.ts'
import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, spreadOf } from '../figures.ts'
import { runDemoSite } from '../running-site.ts'

const ROUNDS = 10
const AWAY_MS = 5_000
const AGAIN_MS = 20

/**
 * How long a site takes to be well after its PostgreSQL accepts connections again: until an application is acknowledged, and
 * until a profile that nobody has seen is 200. Visitors ask for both in vain while PostgreSQL is away.
 */
export async function benchRecovery(): Promise<Figure[]> {
  await using postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  await using site = await runDemoSite(environment)
  await untilCoversAreReady(site)
  const profiles = await profilesOf(site.url)
  const acknowledged: number[] = []
  const shown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const application = await fillIn(site.url, round)
    const profile = site.url + profiles[round]
    await sleep(intakeLimits.quickestMs)
    await postgres.stop()
    await inVain(site.url, application, profile)
    await sleep(AWAY_MS)
    await inVain(site.url, application, profile)
    await postgres.start()
    const [kept, seen] = await Promise.all([
      msUntil(() => isKept(site.url, application)),
      msUntil(() => isSeen(profile)),
    ])
    acknowledged.push(kept)
    shown.push(seen)
  }
  const what = `PostgreSQL back after ${AWAY_MS / 1_000} s, ${ROUNDS} times: until`
  return [
    {
      what: `${what} an application is acknowledged`,
      goal: '5 s',
      measured: spreadOf(acknowledged),
    },
    { what: `${what} a page never seen is shown`, goal: '5 s', measured: spreadOf(shown) },
  ]
}

async function inVain(origin: string, application: Application, profile: string) {
  if (await isKept(origin, application)) throw new Error('kept without a database')
  if (await isSeen(profile)) throw new Error('shown without a database')
}

async function isKept(origin: string, application: Application): Promise<boolean> {
  const visitor = `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
  return (await send(origin, application, visitor))?.get('status') === 'received'
}

async function isSeen(address: string): Promise<boolean> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer.ok
}

async function msUntil(isDone: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isDone())) await sleep(AGAIN_MS)
  return performance.now() - start
}

/** The paths of profiles that nobody has opened, each of another talent. */
async function profilesOf(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/en/models/women/mainboard`)).text()
  const links = [...html.matchAll(/href="(\/en\/models\/women\/mainboard\/\d+\/[^"?#]+)"/g)]
  const paths = [...new Set(links.map(([, path = '']) => path))]
  if (paths.length < ROUNDS) throw new Error(`only ${paths.length} profiles`)
  return paths
}
