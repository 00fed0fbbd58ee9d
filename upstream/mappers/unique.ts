/** The list without later items of the same id. */
export function uniqueById<T extends { id: number }>(items: readonly T[]): T[] {
  return uniqueBy(items, ({ id }) => id)
}

/** The list without later items of the same key. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  const seen = new Set<string | number>()
  return items.filter((item) => {
    const isFirst = !seen.has(keyOf(item))
    seen.add(keyOf(item))
    return isFirst
  })
}
