import { once } from 'node:events'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { intakeLimits } from '#intake/intake-limits.ts'
import { listDocumentPath } from '#site/page/document-addresses.ts'

import { fillIn, send } from '../../tests/durability/send-application.ts'
import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb, inMs, quantile } from '../figures.ts'
import { createClient } from '../http-client.ts'
import { memoryOfAll, watchMemory } from '../memory.ts'
import { runDemoSite } from '../running-site.ts'
import { visitedAddresses } from './visited-addresses.ts'

/** `LOAD_SECONDS=600 npm run bench -- load` measures for ten minutes. */
const LOAD_SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60)
const RATE = 200
const GOAL = '0 failed, p99 400 ms'
const OVERLOAD_SECONDS = 30

/** Of every 2,000 requests one is an application, one a document: six a minute of each at 200 a second. */
const CYCLE = 2_000
const PAGES_OF_100 = 70

const CONNECTIONS = 200

/** The times of a load at a fixed rate, which does not wait for answers; then of ten times as much; then of the first rate again. */
export async function benchLoad(): Promise<Figure[]> {
  await using site = await runDemoSite({ TRUSTED_PROXIES: '127.0.0.1' })
  await visitedAddresses(site.url)
  await untilCoversAreReady(site)
  const addresses = await visitedAddresses(site.url) // again, as pages change with their pictures
  const memory = watchMemory(() => memoryOfAll(site))
  const figures: Figure[] = []
  const measure = async (what: string, goal: string, rate: number, seconds: number) => {
    process.stderr.write(`${what}\n`)
    const health = watchHealth(site.url)
    const { times, failures, refusals } = await load(site.url, addresses, rate * seconds, rate)
    const healthTimes = await health.stop()
    for (const failure of new Set(failures)) process.stderr.write(`  ${failure}\n`)
    const measured = `${failures.length} of ${times.length} failed, median ${inMs(quantile(times, 0.5))}, ${spread(times)}`
    figures.push({ what, goal, measured })
    if (refusals.length > 0) {
      const refused = `${refusals.length}, ${spread(refusals)}`
      figures.push({ what: 'refusals', goal: '100 ms', measured: refused })
    }
    const healthy = spread(healthTimes)
    figures.push({ what: 'health meanwhile', goal: 'p99 100 ms', measured: healthy })
  }
  await measure(`${RATE} requests a second for ${LOAD_SECONDS} s`, GOAL, RATE, LOAD_SECONDS)
  const peak = await memory.stop()
  figures.push({ what: 'peak memory of all processes', goal: '400 MB', measured: inMb(peak) })
  const tenTimes = RATE * 10
  await measure(`${tenTimes} a second for ${OVERLOAD_SECONDS} s`, '–', tenTimes, OVERLOAD_SECONDS)
  await measure(`${RATE} a second right after`, GOAL, RATE, 10)
  return figures
}

const spread = (times: readonly number[]) =>
  `p99 ${inMs(quantile(times, 0.99))}, at most ${inMs(quantile(times, 1))}`

type Addresses = Awaited<ReturnType<typeof visitedAddresses>>

/** Sends requests at their times, however many are still unanswered. A time begins when its request was due. */
async function load(origin: string, { pages, pictures }: Addresses, count: number, rate: number) {
  using client = createClient(CONNECTIONS)
  const times: number[] = []
  const failures: string[] = []
  const refusals: number[] = []
  const begun = performance.now()
  const requests: Promise<void>[] = []
  const timed = async (dueAt: number, answer: Promise<string | null>) => {
    const failure = await answer.catch(String)
    const ms = performance.now() - dueAt
    times.push(ms)
    if (failure !== null) failures.push(failure)
    if (failure?.endsWith(': 503') === true) refusals.push(ms)
  }
  for (let number = 0; number < count; number += 1) {
    const dueAt = begun + (number * 1_000) / rate
    const early = dueAt - performance.now()
    await (early > 0 ? sleep(early) : setImmediate()) // a late sender still reads answers
    const turn = number % CYCLE
    if (turn === CYCLE / 4) requests.push(apply(origin, number, timed))
    else if (turn === CYCLE / 2) requests.push(timed(dueAt, order(origin, number)))
    else {
      const kind = (number * 37) % 100 < PAGES_OF_100 ? pages : pictures
      const address = kind[(number * 7_919) % kind.length] ?? '/'
      requests.push(timed(dueAt, open(client, origin + address)))
    }
  }
  await Promise.all(requests)
  return { times, failures, refusals }
}

/**
 * Asks for the site's health ten times a second until it is stopped, however many answers are missing. An answer other than 200
 * fails the benchmark.
 */
function watchHealth(origin: string): { stop: () => Promise<number[]> } {
  const watcher = new Worker(new URL('./health-watcher.ts', import.meta.url), {
    workerData: origin,
  })
  const answer = once(watcher, 'message')
  answer.catch(() => undefined) // `stop` rejects
  return {
    async stop() {
      watcher.postMessage('stop', [])
      const [times] = await answer
      return times
    },
  }
}

/** Null, or the failure. */
async function open(client: ReturnType<typeof createClient>, url: string): Promise<string | null> {
  const { status } = await client.ask(url)
  return status === 200 ? null : `${new URL(url).pathname}: ${status}`
}

/** Each visitor has another address, and each document another title, so that it is made anew. */
async function order(origin: string, number: number): Promise<string | null> {
  const body = new URLSearchParams({ ids: String(1 + (number % 40)), title: `Load ${number}` })
  const answer = await fetch(origin + listDocumentPath('en', 'pdf'), {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': addressOf(number) },
  })
  await answer.arrayBuffer()
  return answer.ok ? null : `document: ${answer.status}`
}

/** Fills in the form, which takes a person some seconds, and sends it: only the answer is timed. */
async function apply(
  origin: string,
  number: number,
  timed: (dueAt: number, answer: Promise<string | null>) => Promise<void>,
): Promise<void> {
  const application = await fillIn(origin, Math.floor(number / CYCLE))
  await sleep(intakeLimits.quickestMs + 200)
  const sent = send(origin, application, addressOf(number))
  const outcome = sent.then((answer) =>
    answer?.get('status') === 'received' ? null : `application: ${String(answer?.get('status'))}`,
  )
  await timed(performance.now(), outcome)
}

function addressOf(number: number): string {
  return `${20 + (Math.floor(number / 65_536) % 200)}.${Math.floor(number / 256) % 256}.${number % 256}.1`
}
