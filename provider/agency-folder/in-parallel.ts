/** Does the work for each item, so many at once, and gives the results in the items' order. The first failure ends it: what was begun is finished, nothing more is. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      results[index] = await work(item)
    }
  }
  const stopAll = (error: unknown) => {
    hasFailed = true
    throw error
  }
  await Promise.all(Array.from({ length: atOnce }, () => worker().catch(stopAll)))
  return results
}
