/** The items before and after another in a list; null at the list's ends. */
export type Neighbours<T> = { previous: T | null; next: T | null }

/** The neighbours of a talent in a list; both are null if the talent is not in it. */
export function neighboursOf<T extends { id: number }>(
  talents: readonly T[],
  id: number,
): Neighbours<T> {
  const at = talents.findIndex((talent) => talent.id === id)
  if (at === -1) return { previous: null, next: null }
  return { previous: talents[at - 1] ?? null, next: talents[at + 1] ?? null }
}
