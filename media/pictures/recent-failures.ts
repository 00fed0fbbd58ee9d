import { LRUCache } from 'lru-cache'

import type { PictureError } from './picture-result.ts'
import type { PictureLimits } from './picture-limits.ts'

/** Recent failures by path or file name: a failed fetch or encoding is not repeated for some seconds. */
export type RecentFailures = ReturnType<typeof createRecentFailures>

export function createRecentFailures({ failures: max, failureMs, reportAgainMs }: PictureLimits) {
  const errors = new LRUCache<string, PictureError>({ max, ttl: failureMs })
  const reported = new LRUCache<string, string>({ max, ttl: reportAgainMs })
  return {
    get: (key: string): PictureError | null => errors.get(key) ?? null,
    /** Whether to report the failure: the same one is reported once an hour. */
    add(key: string, error: PictureError): boolean {
      errors.set(key, error)
      const isNew = reported.get(key) !== error.reason
      if (isNew) reported.set(key, error.reason)
      return isNew
    },
  }
}
