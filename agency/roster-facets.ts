import { initialOf, type Letter, letterOf, letters } from './letter.ts'
import {
  type Filterable,
  lengthOf,
  type Obstacle,
  obstaclesOf,
  type RangeFacet,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
  comparedValue,
  singleValueOf,
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

/** The facets of the talents of a gender and board, with counts under the current filter. */
export function facetsOf(talents: readonly Filterable[], filter: RosterFilter): Facets {
  const obstacleFor = obstaclesOf(filter)
  const ranges = rangeFacets.map((facet) => ({ facet, from: Infinity, to: -Infinity }))
  const written = valueFacets.map((facet) => ({ facet, counts: new Map<string, Count>() }))
  const initials = new Set<string>()
  for (const talent of talents) {
    const obstacle = obstacleFor(talent)
    for (const range of ranges) widen(range, lengthOf(talent, range.facet))
    for (const { facet, counts } of written) {
      const one = isNoneBut(facet, obstacle) ? 1 : 0
      if (facet === 'languages') for (const value of talent.languages) add(counts, value, one)
      else add(counts, singleValueOf(talent, facet), one)
    }
    if (isNoneBut('letter', obstacle)) initials.add(initialOf(talent.name))
  }
  const begun = new Set([...initials].map(letterOf))
  return {
    ranges: Object.fromEntries(
      ranges.flatMap(({ facet, ...range }) => (range.from <= range.to ? [[facet, range]] : [])),
    ),
    values: Object.fromEntries(
      written.flatMap(({ facet, counts }) =>
        counts.size === 0 ? [] : [[facet, toFacetValues(counts)] as const],
      ),
    ),
    letters: letters.filter((letter) => begun.has(letter)),
  }
}

function widen(range: { from: number; to: number }, cm: number | null): void {
  if (cm === null) return
  if (cm < range.from) range.from = cm
  if (cm > range.to) range.to = cm
}

/** In an object: one look at the map for each talent, not two. */
type Count = { count: number }

function add(counts: Map<string, Count>, value: string | null, more: number): void {
  if (value === null) return
  const known = counts.get(value)
  if (known === undefined) counts.set(value, { count: more })
  else known.count += more
}

/** Joins values that only differ by case, and sorts them. */
function toFacetValues(written: ReadonlyMap<string, Count>): FacetValue[] {
  const counts = new Map<string, Count>()
  for (const [value, { count }] of written) add(counts, comparedValue(value), count)
  return Array.from(counts, ([value, { count }]) => [value, count] as const).toSorted(([a], [b]) =>
    byValue.compare(a, b),
  )
}

/** Whether another choice in this facet would list the talent. */
function isNoneBut(part: Obstacle, obstacle: Obstacle | null): boolean {
  return obstacle === null || obstacle === part
}

/** Sorts sizes by number, words by alphabet. Created once: creating it costs more than a thousand comparisons. */
const byValue = new Intl.Collator('en', { numeric: true })
