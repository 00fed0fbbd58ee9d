/** What is promised, or null where that fails or takes longer; it may still come about. */
export async function inTime<Value>(
  promised: Promise<Value>,
  waitMs: number,
): Promise<Value | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, waitMs, null)
  return Promise.race([promised.catch(() => null), timeout]).finally(() => clearTimeout(timer))
}
