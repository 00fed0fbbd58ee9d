/** How long a page waits for what it can do without: longer than a healthy service takes, short enough that the visitor stays. */
export const OPTIONAL_TIMEOUT_MS = 1_000

/** The result of `work`, or null if it fails or takes longer than `ms`. Does not cancel the work. */
export function withTimeoutOrNull<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null)
    void work
      .catch(() => null)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}
