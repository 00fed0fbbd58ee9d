/** The value of a promise, or null if it rejects or takes longer than `waitMs`. Does not cancel the work behind the promise. */
export async function inTime<Value>(
  promised: Promise<Value>,
  waitMs: number,
): Promise<Value | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, waitMs, null)
  return Promise.race([promised.catch(() => null), timeout]).finally(() => clearTimeout(timer))
}
