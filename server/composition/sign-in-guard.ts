import type { SignInGuard } from '#provider/sign-in/routes.ts'

import { visitorsAddress } from '#intake/visitor.ts'
import { createSlidingWindow } from '#intake/sliding-window.ts'

/** What guesses of credentials may cost; a test puts others in their place. */
export const signInLimits = { spanMs: 60_000, triesInVain: 10, addresses: 10_000 }

/**
 * Slows down whoever guesses credentials, by address: nobody else has to wait for it. While an address waits, also right
 * ones are refused, or guessing would be as quick as ever.
 */
export function createSignInGuard(
  limits = signInLimits,
  now: () => number = Date.now,
): SignInGuard {
  const window = createSlidingWindow({ ...limits, now })
  const forget = (address: string | null) => address !== null && window.giveBack('sign-in', address)
  return {
    enter() {
      const address = visitorsAddress()
      if (address === null) return null
      const { times, seconds } = window.count('sign-in', address)
      if (times <= limits.triesInVain) return null
      forget(address) // a refused try does not prolong the wait
      return seconds
    },
    succeeded: () => void forget(visitorsAddress()),
  }
}
