import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter, type RateLimiter } from '#intake/rate-limiter.ts'

/** What a process of the site shares with the others, and the messages between them. */
export type ClusterMessages = {
  /** Whether it began before all others, and does what has to be done once. */
  isFirst: boolean
  /** Reports that this process serves visitors, so that the others may start. */
  reportReady: () => void
  rateLimiter: RateLimiter
  /** Tells the others to delete media: only the process that had the profile's copy on disk knows which. */
  reportGone: (paths: readonly string[]) => void
  onGone: (forget: (paths: readonly string[]) => void) => void
}

/** For a site in one process: nothing to send, and a rate limiter of its own. */
export function singleProcess(): ClusterMessages {
  return {
    isFirst: true,
    reportReady: () => undefined,
    rateLimiter: createRateLimiter(intakeLimits),
    reportGone: () => undefined,
    onGone: () => undefined,
  }
}
