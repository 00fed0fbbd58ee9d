/** A list in which each id stands once: where it stood first. */
export function uniqueById<T extends { id: number }>(items: readonly T[]): T[] {
  const seen = new Set<number>()
  return items.filter(({ id }) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  })
}
