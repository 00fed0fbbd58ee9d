import type { SignInGuard } from '#provider/sign-in/routes.ts'

import { visitorNetwork } from '#intake/visitor-network.ts'
import { createSlidingWindow } from '#intake/sliding-window.ts'

/** Limits for failed sign-ins; tests replace them. */
export const signInLimits = { spanMs: 60_000, triesInVain: 10, addresses: 10_000 }

/**
 * Limits failed sign-ins per address, so that guesses from one address delay no other. While an address must wait, correct
 * credentials are refused, too: otherwise, guessing would be as fast as before.
 */
export function createSignInGuard(
  limits = signInLimits,
  now: () => number = Date.now,
): SignInGuard {
  const window = createSlidingWindow({ ...limits, now })
  const forget = (network: string | null) => network !== null && window.refund('sign-in', network)
  return {
    enter() {
      const network = visitorNetwork()
      if (network === null) return null
      const { times, seconds } = window.count('sign-in', network)
      if (times <= limits.triesInVain) return null
      forget(network) // a refused try does not extend the wait
      return seconds
    },
    succeeded: () => void forget(visitorNetwork()),
  }
}
