import type { IntakeLimits } from './intake-limits.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { visitorsAddress } from './visitor.ts'

/** Counts documents that an address orders; tells in how many seconds it may order again, null: now. */
export function createDocumentPause(
  rateLimiter: Pick<RateLimiter, 'count'>,
  { documentsAtMost }: Pick<IntakeLimits, 'documentsAtMost'>,
) {
  return async (): Promise<number | null> => {
    const address = visitorsAddress()
    if (address === null) return null
    const { times, seconds } = await rateLimiter.count('document', address)
    return times > documentsAtMost ? seconds : null
  }
}
