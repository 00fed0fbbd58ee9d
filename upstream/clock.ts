/** Milliseconds since the epoch, as the wall's clock has it; it may be set back or ahead at any time. */
export type Clock = () => number

/** How long ago something was. A clock that was set back makes it long ago, not fresh for ever. */
export function elapsedMs(since: number, now: number): number {
  return Math.abs(now - since)
}
