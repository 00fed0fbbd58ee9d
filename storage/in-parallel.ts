/** Receives the number of finished items and the total: once for the items that need no work, then after each item. */
export type OnProgress = (done: number, total: number) => void

/**
 * Does the work for each item, `atOnce` at a time, and returns the results in the items' order. After a failure, starts no more
 * work, waits for the work in flight, and rejects with the first error.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  const failures: unknown[] = []
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
