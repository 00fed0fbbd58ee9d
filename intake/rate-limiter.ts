import { LRUCache } from 'lru-cache'

import type { IntakeLimits } from './intake-limits.ts'
import { createSlidingWindow, type Usage } from './sliding-window.ts'
import { networksOf } from './client-address.ts'
import { visitorNetwork } from './visitor-network.ts'

/** The counted actions: accepted forms, tries, bodies and looks at applications per hour, documents per minute. */
export const countedActions = [
  'application',
  'message',
  'try of application',
  'try of message',
  'body',
  'look',
  'look at reference',
  'document',
] as const
export type CountedAction = (typeof countedActions)[number]

/** Counts visitors' recent actions, in one place for all processes and machines: separate counts would multiply every limit. */
export type RateLimiter = {
  count: (what: CountedAction, network: string) => Promise<Usage>
  /** Undoes the last count of an action that failed. */
  refund: (what: CountedAction, network: string) => Promise<void>
  /** Spends a proof of work; false if it was spent before. */
  spend: (proof: string) => Promise<boolean>
  /** Whether a form key may submit this content: the same content any number of times, different contents a few times. */
  use: (formKey: string, content: string) => Promise<boolean>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The milliseconds for which an action counts. */
export const spanOf = (what: CountedAction) => (what === 'document' ? MINUTE_MS : HOUR_MS)

/** A rate limiter in the memory of this process. */
export function createRateLimiter(limits: IntakeLimits, now: () => number = Date.now): RateLimiter {
  const { addresses } = limits
  const hourly = createSlidingWindow({ spanMs: HOUR_MS, addresses, now })
  const perMinute = createSlidingWindow({ spanMs: MINUTE_MS, addresses, now })
  const windowOf = (what: CountedAction) => (spanOf(what) === MINUTE_MS ? perMinute : hourly)
  const spent = new LRUCache<string, true>({ max: limits.solutions, ttl: limits.challengeMs })
  const used = new LRUCache<string, Set<string>>({ max: limits.formKeys })
  return {
    count: async (what, network) => windowOf(what).count(what, network),
    refund: async (what, network) => windowOf(what).refund(what, network),
    async spend(proof) {
      const isFirst = !spent.has(proof)
      spent.set(proof, true)
      return isFirst
    },
    async use(formKey, content) {
      const contents = used.get(formKey) ?? new Set()
      const isAllowed = contents.has(content) || contents.size < limits.usesOfKey
      if (isAllowed) used.set(formKey, contents.add(content))
      return isAllowed
    },
  }
}

/** Counts for a visitor's own network and for those around it, from the narrowest to the widest. */
export type NetworkRateLimiter = ReturnType<typeof createNetworkRateLimiter>

export function createNetworkRateLimiter(rateLimiter: Pick<RateLimiter, 'count' | 'refund'>) {
  return {
    count: (what: CountedAction, own: string): Promise<readonly Usage[]> =>
      Promise.all(networksOf(own).map((network) => rateLimiter.count(what, network))),
    async refund(what: CountedAction, own: string): Promise<void> {
      await Promise.all(networksOf(own).map((network) => rateLimiter.refund(what, network)))
    },
  }
}

/** Counts a document of the visitor's network; returns the seconds until it may order again, or null if it may order now. */
export function createDocumentLimiter(
  rateLimiter: Pick<RateLimiter, 'count'>,
  { documentsAtMost }: Pick<IntakeLimits, 'documentsAtMost'>,
) {
  return async (): Promise<number | null> => {
    const network = visitorNetwork()
    if (network === null) return null
    const { times, seconds } = await rateLimiter.count('document', network)
    return times > documentsAtMost ? seconds : null
  }
}

/**
 * Counts a look at an application, for the visitor's network and for the reference, whether there is such an application or not;
 * returns the seconds until the next look, or null if it may be answered.
 */
export function createLookLimiter(
  rateLimiter: Pick<RateLimiter, 'count'>,
  { looksAtMost }: Pick<IntakeLimits, 'looksAtMost'>,
) {
  return async (reference: string): Promise<number | null> => {
    const network = visitorNetwork()
    const usages = [
      ...(network === null ? [] : [await rateLimiter.count('look', network)]),
      await rateLimiter.count('look at reference', reference),
    ]
    return usages.find(({ times }) => times > looksAtMost)?.seconds ?? null
  }
}
