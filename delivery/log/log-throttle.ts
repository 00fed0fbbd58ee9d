import { codeOf } from '#storage/storage-error.ts'

import type { Log } from './log.ts'

const MINUTE_MS = 60_000
const MAX_KEYS = 100

/**
 * Limits the log lines of a fault that every visitor meets, such as a full disk: writes the first message of a `key` at once, and the
 * next one only after `spanMs`, a minute by default.
 */
export function createLogThrottle(now: () => number = () => performance.now(), spanMs = MINUTE_MS) {
  const loggedAt = new Map<string, number>()
  return (key: string, write: () => void): void => {
    const last = loggedAt.get(key)
    if (last !== undefined && now() - last < spanMs) return
    if (loggedAt.size >= MAX_KEYS) loggedAt.clear()
    loggedAt.set(key, now())
    write()
  }
}

/** Logs storage errors, throttled by error code. */
export function createStorageErrorLog(log: Log, message: string): (error: unknown) => void {
  const throttled = createLogThrottle()
  return (error) => throttled(codeOf(error) ?? '', () => log.error({ err: error }, message))
}
