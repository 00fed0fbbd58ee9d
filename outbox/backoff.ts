/** Exponential backoff: doubles with each failure, from `first` to `last`, less up to a quarter of random jitter. */
export function backoffMs(
  failures: number,
  { first, last }: { first: number; last: number },
  random: () => number,
): number {
  const whole = Math.min(last, first * 2 ** Math.min(failures - 1, 30))
  return whole * (0.75 + random() / 4)
}

/** The wait that the panel requested, plus up to a tenth of random jitter; at most `maxWaitMs`. */
export function askedWaitMs(askedMs: number, maxWaitMs: number, random: () => number): number {
  return Math.min(askedMs * (1 + random() / 10), maxWaitMs)
}
