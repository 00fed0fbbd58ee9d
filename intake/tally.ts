import { LRUCache } from 'lru-cache'

import type { IntakeLimits } from './intake-limits.ts'
import { createVisits, type Visit } from './visits.ts'

/** What is counted of visitors: forms that were taken, tries and bodies in an hour, documents in a minute. */
export const countedThings = [
  'application',
  'message',
  'try of application',
  'try of message',
  'body',
  'document',
] as const
export type CountedThing = (typeof countedThings)[number]

/** What visitors did lately, counted once for all processes of the site, or a limit would be as many times as high. */
export type Tally = {
  count: (what: CountedThing, address: string) => Promise<Visit>
  /** Takes the last one back: it came to nothing. */
  giveBack: (what: CountedThing, address: string) => Promise<void>
  /** Uses a proof of work up; false where it was before. */
  spend: (proof: string) => Promise<boolean>
  /** Whether a form's key may be used for this content: for the same as often as one likes, for a few others. */
  use: (formKey: string, content: string) => Promise<boolean>
}

type TallyLimits = Pick<
  IntakeLimits,
  'addresses' | 'challengeMs' | 'solutions' | 'formKeys' | 'usesOfKey'
>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A tally in the memory of this process. */
export function createTally(limits: TallyLimits, now: () => number = Date.now): Tally {
  const { addresses } = limits
  const ofTheHour = createVisits({ spanMs: HOUR_MS, addresses, now })
  const ofTheMinute = createVisits({ spanMs: MINUTE_MS, addresses, now })
  const visitsOf = (what: CountedThing) => (what === 'document' ? ofTheMinute : ofTheHour)
  const spent = new LRUCache<string, true>({ max: limits.solutions, ttl: limits.challengeMs })
  const used = new LRUCache<string, Set<string>>({ max: limits.formKeys })
  return {
    count: async (what, address) => visitsOf(what).count(what, address),
    giveBack: async (what, address) => visitsOf(what).giveBack(what, address),
    async spend(proof) {
      const isFirst = !spent.has(proof)
      spent.set(proof, true)
      return isFirst
    },
    async use(formKey, content) {
      const contents = used.get(formKey) ?? new Set()
      const isFine = contents.has(content) || contents.size < limits.usesOfKey
      if (isFine) used.set(formKey, contents.add(content))
      return isFine
    },
  }
}
