import { withTimeout } from '#storage/with-timeout.ts'

import type { RateLimiter } from './rate-limiter.ts'
import type { PostgresRateLimiter } from './postgres-rate-limiter.ts'

type Options = {
  /** Counts for all machines. */
  shared: PostgresRateLimiter
  /** Counts for this machine while the database does not answer. */
  own: RateLimiter
  /** Receives an error of the database. */
  report: (error: unknown) => void
}

/** A sweep follows each such number of calls: the tables have at most that many rows more than their limits, for each process. */
const SWEEP_EVERY = 1_000

/** How long a call waits for the database, and how long none asks it after one in vain: a form makes several calls. */
const TIMEOUT_MS = 2_000
const PAUSE_MS = 2_000

/**
 * A rate limiter of all machines. While the database is away or slow, each machine counts alone: no visitor is turned away for a
 * fault of ours, and whoever makes the database slow is still limited.
 */
export function createSharedRateLimiter({ shared, own, report }: Options): RateLimiter {
  let calls = 0
  let askAgainAt = 0

  async function ask<T>(call: (rateLimiter: RateLimiter) => Promise<T>): Promise<T> {
    calls += 1
    if (calls % SWEEP_EVERY === 0) void shared.sweep().catch(report)
    if (performance.now() < askAgainAt) return call(own)
    try {
      return await withTimeout(TIMEOUT_MS, call(shared), failLate)
    } catch (error) {
      report(error)
      askAgainAt = performance.now() + PAUSE_MS
      return call(own)
    }
  }

  return {
    count: (action, network) => ask((rateLimiter) => rateLimiter.count(action, network)),
    refund: (action, network) => ask((rateLimiter) => rateLimiter.refund(action, network)),
    spend: (proof) => ask((rateLimiter) => rateLimiter.spend(proof)),
    use: (formKey, content) => ask((rateLimiter) => rateLimiter.use(formKey, content)),
  }
}

function failLate(): never {
  throw new Error('the database did not count in time')
}
