import { type Clock, elapsedMs } from './clock.ts'
import type { UpstreamLimits } from './limits.ts'

type ExpiryOptions = {
  limits: Pick<UpstreamLimits, 'staleMs' | 'underWayMs'>
  /** Told that something may have changed, and once more when what was under way has ended. */
  onNews: () => void
  now: Clock
}

/** Makes every answer given until now an old one. */
export function createExpiry({ limits, onNews, now }: ExpiryOptions) {
  let expiredAt = -Infinity
  return {
    expire() {
      expiredAt = now()
      onNews()
      setTimeout(onNews, limits.underWayMs).unref()
    },
    /** Answers given until then are old, however short a time ago. */
    oldUntil() {
      const isLongAgo = elapsedMs(expiredAt, now()) >= limits.staleMs // or the clock was set
      return isLongAgo ? -Infinity : expiredAt + limits.underWayMs
    },
  }
}
