import { type Letter, letterOf, letters } from './letter.ts'
import {
  type Filterable,
  lengthOf,
  type Obstacle,
  obstacleFor,
  type RangeFacet,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
  valueOf,
} from './roster-filter.ts'

/** A value that someone has, and how many would be shown with it chosen in place of its facet's others. */
export type FacetValue = { value: string; count: number }

/** What a list can be narrowed down by. A facet that nobody tells is not there. */
export type Facets = {
  /** Shortest and longest, in centimetres, of everyone in the list. */
  ranges: Partial<Record<RangeFacet, { from: number; to: number }>>
  values: Partial<Record<ValueFacet, readonly FacetValue[]>>
  /** Under which names begin, whatever else is chosen. */
  letters: readonly Letter[]
}

type Judged = { talent: Filterable; obstacle: Obstacle | null }

/** What the talents of a gender and board can be narrowed down by, counted under what is chosen already. */
export function facetsOf(talents: readonly Filterable[], filter: RosterFilter): Facets {
  const judged = talents.map((talent) => ({ talent, obstacle: obstacleFor(talent, filter) }))
  return {
    ranges: rangesOf(talents),
    values: Object.fromEntries(valueFacets.flatMap((facet) => valuesOf(judged, facet))),
    letters: lettersOf(judged),
  }
}

function rangesOf(talents: readonly Filterable[]): Facets['ranges'] {
  return Object.fromEntries(rangeFacets.flatMap((facet) => rangeOf(talents, facet)))
}

function rangeOf(talents: readonly Filterable[], facet: RangeFacet) {
  const lengths = talents.map((talent) => lengthOf(talent, facet)).filter((cm) => cm !== null)
  const [first, ...others] = lengths
  if (first === undefined) return []
  const ends = { from: first, to: first }
  for (const cm of others) {
    ends.from = Math.min(ends.from, cm)
    ends.to = Math.max(ends.to, cm)
  }
  return [[facet, ends] as const]
}

function valuesOf(judged: readonly Judged[], facet: ValueFacet) {
  const counts = new Map<string, number>()
  for (const { talent, obstacle } of judged) {
    const value = valueOf(talent, facet)
    if (value === null) continue
    counts.set(value, (counts.get(value) ?? 0) + (isNoneBut(facet, obstacle) ? 1 : 0))
  }
  if (counts.size === 0) return []
  const values = [...counts].map(([value, count]) => ({ value, count }))
  return [[facet, values.toSorted((a, b) => byValue.compare(a.value, b.value))] as const]
}

function lettersOf(judged: readonly Judged[]): Letter[] {
  const reachable = judged.filter(({ obstacle }) => isNoneBut('letter', obstacle))
  const begun = new Set(reachable.map(({ talent }) => letterOf(talent.name)))
  return letters.filter((letter) => begun.has(letter))
}

/** Whether another choice there would let the talent in. */
function isNoneBut(part: Obstacle, obstacle: Obstacle | null): boolean {
  return obstacle === null || obstacle === part
}

/** Sizes by their number, words by the alphabet. Made once: it costs more than a thousand comparisons. */
const byValue = new Intl.Collator('en', { numeric: true })
