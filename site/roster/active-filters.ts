import {
  everyone,
  type RangeFacet,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
} from '#agency/roster-filter.ts'

import type { RosterSearch } from '../roster-list/roster-search.ts'

/** One active filter, and the search without it. The letter is not among these filters, as the alphabet bar shows it. */
export type ActiveFilter = (
  | { kind: 'range'; facet: RangeFacet; from: number | null; to: number | null }
  | { kind: 'value'; facet: ValueFacet; value: string }
  | { kind: 'name'; facet: 'name'; value: string }
) & { without: RosterSearch }

/** The active filters of a search, in the order of the facets. */
export function activeFilters(search: RosterSearch): ActiveFilter[] {
  return [
    ...rangeFacets.flatMap((facet) => rangeOf(search, facet)),
    ...valueFacets.flatMap((facet) => valuesOf(search, facet)),
    ...nameOf(search),
  ]
}

/** The search without filters, letter and name, in the same order. */
export function withoutFilters(search: RosterSearch): RosterSearch {
  return { ...search, filter: everyone, name: '' }
}

function rangeOf(search: RosterSearch, facet: RangeFacet): ActiveFilter[] {
  const { [facet]: range, ...ranges } = search.filter.ranges
  if (range === undefined) return []
  return [{ kind: 'range', facet, ...range, without: withFilter(search, { ranges }) }]
}

function valuesOf(search: RosterSearch, facet: ValueFacet): ActiveFilter[] {
  const { [facet]: chosen = [], ...others } = search.filter.values
  return chosen.map((value) => {
    const rest = chosen.filter((each) => each !== value)
    const values = rest.length === 0 ? others : { ...others, [facet]: rest }
    return { kind: 'value', facet, value, without: withFilter(search, { values }) }
  })
}

function nameOf(search: RosterSearch): ActiveFilter[] {
  const { name } = search
  return name === ''
    ? []
    : [{ kind: 'name', facet: 'name', value: name, without: { ...search, name: '' } }]
}

function withFilter(search: RosterSearch, part: Partial<RosterFilter>): RosterSearch {
  return { ...search, filter: { ...search.filter, ...part } }
}
