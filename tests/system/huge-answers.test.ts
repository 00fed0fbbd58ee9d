import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { memoryNow } from '../../bench/memory.ts'
import { floods, onlyFor, says, type Fault } from '../faults/service-faults.ts'
import { siteOverFaults, wrongPages } from '../faults/site-over-faults.ts'
import type { Running } from '../processes.ts'
import { p95, report } from '../sizes.ts'

const MEGABYTE = 1_000_000
const WATCHED_MS = 10_000
/** Of large answers one is read at a time, up to its limit of 20 MB; garbage adds to it. */
const MOST_MEMORY = 150 * MEGABYTE

const talents = JSON.stringify({
  data: Array.from({ length: 100_000 }, (_, index) => ({
    id: index + 1,
    name: `Talent ${index}`,
    gender: 'woman',
    cover: null,
    categories: [],
  })),
  current_page: 1,
  last_page: 1,
  per_page: 100_000,
  total: 100_000,
})
/** Members of gzip that follow each other unpack to one text (RFC 1952). */
const packed = Buffer.concat(Array(10).fill(gzipSync(Buffer.alloc(100 * MEGABYTE, ' '))))

const unpacks: Fault = ({ response }) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    .end(packed)
const hasLongHeader: Fault = ({ response }) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'x-long': 'x'.repeat(MEGABYTE) })
    .end('{}')

it.each<[what: string, fault: Fault]>([
  ['answers without end', floods],
  ['1 GB in 1 MB of gzip', unpacks],
  ['a header of 1 MB', hasLongHeader],
  ['100,000 talents', onlyFor('/api/talents?', says(talents))],
])('%s change no page that was seen, and take a bounded memory', async (what, fault) => {
  const services = await siteOverFaults()
  const { site } = services
  const { pid = expect.fail() } = site
  await expect.poll(() => wrongPages(site), { timeout: 60_000 }).toEqual([])
  await visitsUntil(site, performance.now() + WATCHED_MS) // its memory grows with its first pages
  const before = await memoryNow({ pid })

  services.break(fault)
  await site.skipAMinute()
  const times: number[] = []
  let most = before
  const over = performance.now() + WATCHED_MS
  const visits = visitsUntil(site, over)
  while (performance.now() < over) {
    const begin = performance.now()
    await (await fetch(`${site.url}/health/live`)).arrayBuffer()
    times.push(performance.now() - begin)
    most = Math.max(most, await memoryNow({ pid }))
    await sleep(5)
  }
  await visits
  report(`${what}: /health/live meanwhile`, p95(times))
  report(`${what}: more memory`, `${Math.round((most - before) / MEGABYTE)} MB`)
  expect(most - before).toBeLessThan(MOST_MEMORY)
})

async function visitsUntil(site: Running, over: number): Promise<void> {
  while (performance.now() < over) expect(await wrongPages(site)).toEqual([])
}
