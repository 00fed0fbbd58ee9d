import { type Filterable, lengthOf, rangeFacets } from './roster-filter.ts'
import { isKid, type RosterTalent } from './talent.ts'

type Comparable = Filterable & Pick<RosterTalent, 'id' | 'gender' | 'boards' | 'hair' | 'eyes'>

/** So many lengths must both have: fewer say too little. */
const MIN_SHARED_LENGTHS = 2

/** Another or an unknown colour counts as so many centimetres. */
const OTHER_HAIR_CM = 4
const OTHER_EYES_CM = 2

/** A length that only one of them has counts as so many centimetres. */
const UNKNOWN_CM = 4

/** Talents whose lengths differ by more on average, colours included, are not similar. */
const MAX_AVERAGE_CM = 6

/**
 * The talents who are most like another by measures and coloring, the most similar first, at most `limit` of them; equals keep
 * their order. All have the same gender. A kid is like nobody, and nobody is like a kid (docs/product.md: Profile).
 */
export function similarTalents<T extends Comparable>(
  roster: readonly T[],
  talent: Comparable,
  limit: number,
): T[] {
  if (isKid(talent) || talent.gender === null) return []
  return roster
    .filter((other) => other.id !== talent.id && other.gender === talent.gender && !isKid(other))
    .map((other) => ({ other, cm: averageApart(talent, other) }))
    .filter(({ cm }) => cm <= MAX_AVERAGE_CM)
    .toSorted((a, b) => a.cm - b.cm)
    .slice(0, limit)
    .map(({ other }) => other)
}

/** How many centimetres two talents are apart on average; infinite if they have too few lengths in common. */
function averageApart(one: Comparable, other: Comparable): number {
  const lengths = rangeFacets.map(
    (facet) => [lengthOf(one, facet), lengthOf(other, facet)] as const,
  )
  const known = lengths.filter((pair) => pair.some((cm) => cm !== null))
  const apart = known.map(([a, b]) => (a === null || b === null ? null : Math.abs(a - b)))
  if (apart.filter((cm) => cm !== null).length < MIN_SHARED_LENGTHS) return Infinity
  const total = apart.reduce<number>((sum, cm) => sum + (cm ?? UNKNOWN_CM), 0)
  const hair = isSameColour(one.hair, other.hair) ? 0 : OTHER_HAIR_CM
  const eyes = isSameColour(one.eyes, other.eyes) ? 0 : OTHER_EYES_CM
  return (total + hair + eyes) / known.length
}

function isSameColour(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
