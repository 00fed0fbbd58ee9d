import { type Clock, elapsedMs } from './clock.ts'
import type { UpstreamLimits } from './limits.ts'

type ExpiryOptions = {
  limits: Pick<UpstreamLimits, 'staleMs' | 'underWayMs'>
  /** Called when something may have changed, and again when calls that were under way have ended. */
  onInvalidate: () => void
  now: Clock
}

/** Makes every answer given until now an old one. */
export function createExpiry({ limits, onInvalidate, now }: ExpiryOptions) {
  let expiredAt = -Infinity
  return {
    expire() {
      expiredAt = now()
      onInvalidate()
      setTimeout(onInvalidate, limits.underWayMs).unref()
    },
    /** Answers from before this time count as old, however recent they are. */
    oldUntil() {
      const isLongAgo = elapsedMs(expiredAt, now()) >= limits.staleMs // or the clock was set
      return isLongAgo ? -Infinity : expiredAt + limits.underWayMs
    },
  }
}
