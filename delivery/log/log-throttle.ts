import { codeOf } from '#storage/error-code.ts'

import type { Log } from './log.ts'

const MINUTE_MS = 60_000
const MOST_REMEMBERED = 100

/** Tells something at once, and the same thing again only after the span. */
export type LogThrottle = (what: string, write: () => void) => void

/** Bounds what the log gets of a fault that every visitor meets, such as a full disk: a line a minute, or as often as `spanMs` says. */
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

/** Tells of what storage does not take, by its code. */
export function tellingOfStorage(log: Log, words: string): (error: unknown) => void {
  const throttled = createLogThrottle()
  return (error) => throttled(codeOf(error) ?? '', () => log.error({ err: error }, words))
}
