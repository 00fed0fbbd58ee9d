type Spans = { first: number; last: number }

/** Exponential backoff: doubles with each failure, from `first` to `last`, less up to a quarter of random jitter. */
export function backoffMs(failures: number, { first, last }: Spans, random: () => number): number {
  const whole = Math.min(last, first * 2 ** Math.min(failures - 1, 30))
  return whole * (0.75 + random() / 4)
}

/** Of several failures in a row: how many, and the wait that the panel requested with the latest; null: it requested none. */
type Failures = { failures: number; askedMs: number | null }

/**
 * The wait before the next try: what the panel requested, plus up to a tenth of random jitter, at most `longestAsked`. A request
 * for less than the first wait would be a try at once, again and again, so the backoff applies.
 */
export function retryWaitMs(
  { failures, askedMs }: Failures,
  spans: Spans & { longestAsked: number },
  random: () => number,
): number {
  if (askedMs === null || askedMs < spans.first) return backoffMs(failures, spans, random)
  return Math.min(askedMs * (1 + random() / 10), spans.longestAsked)
}
