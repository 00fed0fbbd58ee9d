/** The result of work, or that of `late`, which may throw, if the work takes longer than `ms`. The work goes on. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, ms)
  try {
    return await Promise.race([work, over.promise.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
