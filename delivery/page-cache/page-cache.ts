import { LRUCache } from 'lru-cache'

import { createSingleFlight } from '#storage/single-flight.ts'

import type { DependencyTracker, Traced } from './dependency-tracker.ts'
import { isCacheable, type CachedResponse, sizeOf, toCachedResponse } from './cached-response.ts'

/** How long and how much the page cache stores. Tests override the limits. */
export const pageCacheLimits = {
  /** An entry younger than this is sent without a check, ms. */
  freshMs: 20_000,
  /** An entry younger than this is sent while it is revalidated; for an older one, the request waits, ms. */
  staleMs: 40_000,
  /** An entry older than this is rendered again even if its inputs are unchanged, ms: the year in the footer changes. */
  longestMs: 600_000,
  /** All entries in memory, bytes: some 1,000 models pages, or the data of 5,000 pages. */
  bytes: 64 * 1024 * 1024,
}
export type PageCacheLimits = typeof pageCacheLimits

export type PageCache = ReturnType<typeof createPageCache>

/**
 * How a request for a cacheable address was served: `hit`: at once; `stale`: at once, while it is revalidated; `checked`: once its
 * inputs were compared; `miss`: once it was rendered.
 */
export const cacheResults = ['hit', 'stale', 'checked', 'miss'] as const
export type CacheResult = (typeof cacheResults)[number]

type PageCacheOptions = {
  /** Renders the response for an address, uncompressed. */
  render: (address: string) => Promise<Response>
  tracker: Pick<DependencyTracker, 'trace'>
  contentVersion: Pick<ContentVersion, 'current'>
  limits: PageCacheLimits
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Receives failures of our own code. */
  report: (error: unknown) => void
  /** Counts each request. */
  onServe?: (result: CacheResult) => void
}

type Entry = {
  answer: CachedResponse
  isCurrent: Traced<unknown>['isCurrent']
  madeAt: number
  /** When it was last known to be current, and the content version at that time. */
  checkedAt: number
  version: number
}

/** The status of a page that there was no time to render: the next request tries again. */
const BUSY = 503

/** Caches responses that are the same for all visitors, until one of their inputs changes. */
export function createPageCache(options: PageCacheOptions) {
  const { render, tracker, contentVersion, limits, now, report, onServe = () => {} } = options
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.bytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  const once = createSingleFlight<Entry | Response>()

  async function renderAnew(address: string): Promise<Entry | Response> {
    const asOf = { checkedAt: now(), version: contentVersion.current() }
    const { value: answer, isCurrent } = await tracker.trace(() => render(address))
    if (isCacheable(answer)) {
      const cached = await toCachedResponse(answer)
      const entry = { answer: cached, isCurrent, madeAt: asOf.checkedAt, ...asOf }
      entries.set(address, entry)
      return entry
    }
    const before = entries.get(address) // after a failure the last good response stays
    if (answer.status < 500 || before === undefined) {
      entries.delete(address)
      return answer
    }
    return answer.status === BUSY ? before : Object.assign(before, asOf)
  }

  async function refresh(address: string): Promise<Entry | Response> {
    const entry = entries.get(address)
    if (entry === undefined || now() - entry.madeAt > limits.longestMs) return renderAnew(address)
    const asOf = { checkedAt: now(), version: contentVersion.current() }
    return (await entry.isCurrent()) ? Object.assign(entry, asOf) : renderAnew(address)
  }

  const revalidate = (address: string) =>
    once(address, () => refresh(address)).catch((error: unknown) => {
      report(error)
      return null
    })

  return {
    /** The cached response, if it may be sent at once. A stale response is revalidated in the background. */
    find(address: string): CachedResponse | null {
      const entry = entries.get(address)
      if (entry?.version !== contentVersion.current()) return null
      const ageMs = now() - entry.checkedAt
      if (ageMs >= limits.staleMs) return null
      const isStale = ageMs >= limits.freshMs
      if (isStale) void revalidate(address)
      onServe(isStale ? 'stale' : 'hit')
      return entry.answer
    },
    /** The cached response, rendered if necessary; the plain response if it may not be cached; null if our own code failed. */
    async obtain(address: string): Promise<CachedResponse | Response | null> {
      const before = entries.get(address)
      const found = await revalidate(address)
      onServe(found !== null && found === before ? 'checked' : 'miss')
      if (found === null) return null
      return found instanceof Response ? found.clone() : found.answer
    },
  }
}

type ContentVersion = ReturnType<typeof createContentVersion>

/** A number that grows with every change of the pages' inputs. Each change makes all entries revalidate. */
export function createContentVersion() {
  let version = 0
  return {
    current: () => version,
    advance: () => {
      version += 1
    },
  }
}
