/** Wall clock time in milliseconds since the epoch; the clock may be set back or ahead at any time. */
export type Clock = () => number

/** Time since a moment, in milliseconds. If the clock was set back, the moment counts as old, not as fresh for ever. */
export function elapsedMs(since: number, now: number): number {
  return Math.abs(now - since)
}
