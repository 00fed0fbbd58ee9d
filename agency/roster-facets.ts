import { initialOf, type Letter, letterOf, letters } from './letter.ts'
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
  comparedValue,
  writtenValuesOf,
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
  const ends = { from: Infinity, to: -Infinity }
  for (const talent of talents) {
    const cm = lengthOf(talent, facet)
    if (cm === null) continue
    ends.from = Math.min(ends.from, cm)
    ends.to = Math.max(ends.to, cm)
  }
  return ends.from <= ends.to ? [[facet, ends] as const] : []
}

function countsOf(judged: readonly Judged[], facet: ValueFacet) {
  const written = new Map<string, number>()
  for (const { talent, obstacle } of judged) {
    const one = isNoneBut(facet, obstacle) ? 1 : 0
    for (const value of writtenValuesOf(talent, facet))
      written.set(value, (written.get(value) ?? 0) + one)
  }
  const counts = new Map<string, number>()
  for (const [value, count] of written) {
    const compared = comparedValue(value)
    counts.set(compared, (counts.get(compared) ?? 0) + count)
  }
  if (counts.size === 0) return []
  return [[facet, [...counts].toSorted(([a], [b]) => byValue.compare(a, b))] as const]
}

function lettersOf(judged: readonly Judged[]): Letter[] {
  const reachable = judged.filter(({ obstacle }) => isNoneBut('letter', obstacle))
  const initials = new Set(reachable.map(({ talent }) => initialOf(talent.name)))
  const begun = new Set([...initials].map(letterOf))
  return letters.filter((letter) => begun.has(letter))
}

/** Whether another choice in this facet would list the talent. */
function isNoneBut(part: Obstacle, obstacle: Obstacle | null): boolean {
  return obstacle === null || obstacle === part
}

/** Sorts sizes by number, words by alphabet. Created once: creating it costs more than a thousand comparisons. */
const byValue = new Intl.Collator('en', { numeric: true })
