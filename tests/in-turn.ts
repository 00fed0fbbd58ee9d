/** What a task gives for each number from 0 to `count` − 1, in their order, at most `atOnce` of them at a time. */
export async function inTurn<T>(
  count: number,
  atOnce: number,
  task: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  async function work() {
    for (let number = next++; number < count; number = next++) results[number] = await task(number)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
