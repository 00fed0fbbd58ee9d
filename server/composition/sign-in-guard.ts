import type { SignInGuard } from '#provider/sign-in/routes.ts'

import { createLogThrottle } from '#delivery/log/log-throttle.ts'
import type { Log } from '#delivery/log/log.ts'
import { visitorNetwork } from '#intake/visitor-network.ts'
import { createSlidingWindow } from '#intake/sliding-window.ts'

/** Limits for failed sign-ins; tests replace them. */
export const signInLimits = { spanMs: 60_000, triesInVain: 10, addresses: 10_000 }

/** What became of a sign-in: `limited` after too many failures. */
type SignInOutcome = 'succeeded' | 'failed' | 'limited'

/**
 * Limits failed sign-ins per address, so that guesses from one address delay no other. While an address must wait, correct
 * credentials are refused, too: otherwise, guessing would be as fast as before.
 */
export function createSignInGuard(
  limits = signInLimits,
  now: () => number = Date.now,
  report: (outcome: SignInOutcome) => void = () => {},
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
      report('limited')
      return seconds
    },
    succeeded() {
      forget(visitorNetwork())
      report('succeeded')
    },
    failed: () => report('failed'),
  }
}

/** Logs sign-ins at the embedded provider on its own; failures once a minute, as a guesser must not fill the disk. */
export function reportSignIns(log: Pick<Log, 'info' | 'warn'>): (outcome: SignInOutcome) => void {
  const throttled = createLogThrottle()
  return (outcome) => {
    if (outcome === 'succeeded') log.info({}, 'a client signed in')
    else throttled(outcome, () => log.warn({ reason: outcome }, 'a sign-in was refused'))
  }
}
