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
  valuesOf,
} from './roster-filter.ts'

/** A value that a talent has. `count`: the talents listed if it replaced the chosen values of its facet. */
export type FacetValue = readonly [value: string, count: number]

/** The facets that can narrow down a list. A facet without a value of any talent is missing. */
export type Facets = {
  /** The shortest and the longest, in centimetres, of all talents in the list. */
  ranges: Partial<Record<RangeFacet, { from: number; to: number }>>
  values: Partial<Record<ValueFacet, readonly FacetValue[]>>
  /** The initials of the talents that match everything else chosen. */
  letters: readonly Letter[]
}

type Judged = { talent: Filterable; obstacle: Obstacle | null }

/** The facets of the talents of a gender and board, with counts under the current filter. */
export function facetsOf(talents: readonly Filterable[], filter: RosterFilter): Facets {
  const judged = talents.map((talent) => ({ talent, obstacle: obstacleFor(talent, filter) }))
  return {
    ranges: rangesOf(talents),
    values: Object.fromEntries(valueFacets.flatMap((facet) => countsOf(judged, facet))),
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

function countsOf(judged: readonly Judged[], facet: ValueFacet) {
  const counts = new Map<string, number>()
  for (const { talent, obstacle } of judged) {
    for (const value of valuesOf(talent, facet)) {
      counts.set(value, (counts.get(value) ?? 0) + (isNoneBut(facet, obstacle) ? 1 : 0))
    }
  }
  if (counts.size === 0) return []
  return [[facet, [...counts].toSorted(([a], [b]) => byValue.compare(a, b))] as const]
}

function lettersOf(judged: readonly Judged[]): Letter[] {
  const reachable = judged.filter(({ obstacle }) => isNoneBut('letter', obstacle))
  const begun = new Set(reachable.map(({ talent }) => letterOf(talent.name)))
  return letters.filter((letter) => begun.has(letter))
}

/** Whether another choice in this facet would list the talent. */
function isNoneBut(part: Obstacle, obstacle: Obstacle | null): boolean {
  return obstacle === null || obstacle === part
}

/** Sorts sizes by number, words by alphabet. Created once: creating it costs more than a thousand comparisons. */
const byValue = new Intl.Collator('en', { numeric: true })
