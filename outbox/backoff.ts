/** Doubles with each failure, from the first to the last wait; a part of it is left to chance so that many do not agree. */
export function backoffMs(
  failures: number,
  { first, last }: { first: number; last: number },
  random: () => number,
): number {
  const whole = Math.min(last, first * 2 ** Math.min(failures - 1, 30))
  return whole * (0.75 + random() / 4)
}

/** As long as was asked for, and up to a tenth more. */
export function askedWaitMs(askedMs: number, longestMs: number, random: () => number): number {
  return Math.min(askedMs * (1 + random() / 10), longestMs)
}
