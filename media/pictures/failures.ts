import { LRUCache } from 'lru-cache'

import type { Lack } from './picture-answer.ts'
import type { PictureLimits } from './picture-limits.ts'

/** What could not be had a moment ago, by path or file name: it is not tried again for some seconds. */
export type Failures = {
  /** Whether that is news; the same is told to nobody over and over. */
  add(key: string, lack: Lack): boolean
  get(key: string): Lack | null
}

export function createFailures({ failures: max, failureMs, tellAgainMs }: PictureLimits): Failures {
  const lacks = new LRUCache<string, Lack>({ max, ttl: failureMs })
  const told = new LRUCache<string, string>({ max, ttl: tellAgainMs })
  return {
    get: (key) => lacks.get(key) ?? null,
    add(key, lack) {
      lacks.set(key, lack)
      const isNews = told.get(key) !== lack.reason
      if (isNews) told.set(key, lack.reason)
      return isNews
    },
  }
}
