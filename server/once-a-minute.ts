import { codeOf } from '#storage/error-code.ts'

import type { Log } from './log.ts'

const MINUTE_MS = 60_000
const MOST_REMEMBERED = 100

/** Tells something at once, and the same again after a minute, or the given time, at the soonest. */
export type OnceAMinute = (what: string, tell: () => void) => void

/** For what goes wrong with each visitor while a disk is full: the log gets a line a minute of it. */
export function createOnceAMinute(
  now: () => number = () => performance.now(),
  spanMs = MINUTE_MS,
): OnceAMinute {
  const toldAt = new Map<string, number>()
  return (what, tell) => {
    const last = toldAt.get(what)
    if (last !== undefined && now() - last < spanMs) return
    if (toldAt.size >= MOST_REMEMBERED) toldAt.clear()
    toldAt.set(what, now())
    tell()
  }
}

/** Tells of what storage does not take, by its code. */
export function tellingOfStorage(log: Log, words: string): (error: unknown) => void {
  const onceAMinute = createOnceAMinute()
  return (error) => onceAMinute(codeOf(error) ?? '', () => log.error({ err: error }, words))
}
