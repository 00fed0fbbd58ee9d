/** A list in which each id stands once: where it stood first. */
export function uniqueById<T extends { id: number }>(items: readonly T[]): T[] {
  return uniqueBy(items, ({ id }) => id)
}

/** A list in which each key stands once: where it stood first. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  const seen = new Set<string | number>()
  return items.filter((item) => {
    const isFirst = !seen.has(keyOf(item))
    seen.add(keyOf(item))
    return isFirst
  })
}
