import { codeOf } from '#storage/error-code.ts'

import type { Log } from './log.ts'

const MINUTE_MS = 60_000
const MOST_REMEMBERED = 100

/** Writes the first message about `what` at once, and the next one only after the span. */
export type LogThrottle = (what: string, write: () => void) => void

/** Limits the log lines of a fault that every visitor meets, such as a full disk, to one per `spanMs`; a minute by default. */
export function createLogThrottle(
  now: () => number = () => performance.now(),
  spanMs = MINUTE_MS,
): LogThrottle {
  const toldAt = new Map<string, number>()
  return (what, write) => {
    const last = toldAt.get(what)
    if (last !== undefined && now() - last < spanMs) return
    if (toldAt.size >= MOST_REMEMBERED) toldAt.clear()
    toldAt.set(what, now())
    write()
  }
}

/** Logs storage errors, throttled by error code. */
export function tellingOfStorage(log: Log, words: string): (error: unknown) => void {
  const throttled = createLogThrottle()
  return (error) => throttled(codeOf(error) ?? '', () => log.error({ err: error }, words))
}
