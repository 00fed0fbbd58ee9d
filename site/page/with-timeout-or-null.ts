/** How long a page waits for what it can do without: longer than a healthy service takes, short enough that the visitor stays. */
export const OPTIONAL_TIMEOUT_MS = 1_000

/** The value of a promise, or null if it rejects or takes longer than `waitMs`. Does not cancel the work behind the promise. */
export function withTimeoutOrNull<Value>(
  promised: Promise<Value>,
  waitMs: number,
): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs, null)
    void promised
      .catch(() => null)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}
