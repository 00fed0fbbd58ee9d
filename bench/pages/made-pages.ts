import { createHash } from 'node:crypto'

import { compress, PAGE_EFFORT } from '#delivery/http/compression.ts'
import { rosterSearchText } from '#site/roster-list/roster-search.ts'

import { createRandom } from '../agency/random.ts'
import { quantile } from '../figures.ts'
import { inventFilter } from '../roster/invent-filter.ts'
import { inventRoster } from '../roster/invent-roster.ts'
import type { RunningSite } from '../running-site.ts'
import { processorTimeMs } from './processors.ts'
import { asBrowser, recordAnswer } from './recorded-answer.ts'
import { send } from './send.ts'

const FILTERS = 10_000
const CONNECTIONS = 8
const WARM_UP_MS = 15_000

/** Escaped as in no link: the site does not cache this page, but renders it each time. */
export const NEVER_KEPT = '/modelo%73'
export const uncompressed = { 'Accept-Encoding': 'identity' }

/** The figures of a page that is rendered for each request. */
export type Made = { perSecond: number; p50Ms: number; p99Ms: number; processorMs: number }

/** Requests pages until further compilation at run time makes the site no faster. */
export async function warmUp(site: RunningSite): Promise<void> {
  await measureRendering(site, WARM_UP_MS)
}

/** The models page, rendered anew for each request, uncompressed: React, its data, and the policy with its hashes. */
export async function measureRendering(site: RunningSite, durationMs: number): Promise<Made> {
  return measureMade(site, { headers: uncompressed, paths: [NEVER_KEPT], durationMs })
}

/** The models page under filters not requested before: rendered, compressed in both encodings, and cached. */
export async function measureFiltered(
  site: RunningSite,
  paths: readonly string[],
  durationMs: number,
): Promise<Made> {
  return measureMade(site, { paths, durationMs })
}

/** Addresses of the models page with filters, all different. */
export function filteredPaths(talentCount: number): string[] {
  const random = createRandom(talentCount)
  const roster = inventRoster(talentCount)
  const paths = Array.from({ length: FILTERS }, () => {
    const filter = inventFilter(random, roster)
    return `/modelos${rosterSearchText({ filter, sort: 'agency', name: '' })}`
  })
  return [...new Set(paths)]
}

type Wanted = {
  headers?: Readonly<Record<string, string>>
  paths: readonly string[]
  durationMs: number
}

async function measureMade(
  site: RunningSite,
  { headers = {}, paths, durationMs }: Wanted,
): Promise<Made> {
  const asking = { url: site.url, headers, connections: CONNECTIONS, durationMs }
  const before = (await processorTimeMs(site)) ?? 0
  const sent = await send(asking, { perSecond: null, paths })
  const processorMs = ((await processorTimeMs(site)) ?? 0) - before
  return { ...sent, processorMs: processorMs / sent.count }
}

/** The work done once for a page to be cached, in milliseconds: brotli, gzip, and the hash for its ETag. */
export async function measureFinishing(
  site: RunningSite,
): Promise<Record<'br' | 'gzip' | 'hash', number>> {
  const { body } = await recordAnswer(`${site.url}/modelos`, { ...asBrowser, ...uncompressed })
  const text = new Uint8Array(body)
  return {
    br: await medianMs(() => compress(text, 'br', PAGE_EFFORT)),
    gzip: await medianMs(() => compress(text, 'gzip', PAGE_EFFORT)),
    hash: await medianMs(() => createHash('sha256').update(text).digest('base64url')),
  }
}

async function medianMs(work: () => unknown): Promise<number> {
  const timesMs: number[] = []
  for (let time = 0; time < 50; time += 1) {
    const begun = performance.now()
    await work()
    timesMs.push(performance.now() - begun)
  }
  return quantile(timesMs, 0.5)
}
