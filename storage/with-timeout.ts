/** The result of `work`, or that of `onTimeout`, which may throw, if the work takes longer than `ms`. Does not cancel the work. */
export async function withTimeout<T, L>(
  ms: number,
  work: Promise<T>,
  onTimeout: () => L,
): Promise<T | L> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, ms)
  try {
    return await Promise.race([work, over.promise.then(onTimeout)])
  } finally {
    clearTimeout(timer)
  }
}
