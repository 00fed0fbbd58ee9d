import {
  type CmRange,
  type RangeFacet,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
} from '#agency/roster-filter.ts'

/** The orders of a list: the agency's own, by name, and by height in both directions. */
export const rosterSorts = ['agency', 'name', 'tallest', 'shortest'] as const
export type RosterSort = (typeof rosterSorts)[number]

/** The search in the query of a models page: `?letter=a&height=170-180&hair=red&sort=name`. */
export type RosterSearch = { filter: RosterFilter; sort: RosterSort }

/** The name of a query parameter. */
export type SearchName = 'letter' | 'sort' | 'page' | RangeFacet | ValueFacet

/** The parameter of a models page's address that asks for an open drawer, as the filter button does without script. */
export const DRAWER_PARAMETER = 'filters'

/** The canonical query of a search, with its question mark; empty for an empty search. */
export function rosterSearchText({ filter, sort }: RosterSearch): string {
  const query = new URLSearchParams()
  if (filter.letter !== null) query.set('letter', filter.letter)
  for (const facet of rangeFacets) {
    const range = filter.ranges[facet]
    if (range !== undefined) query.set(facet, rangeText(range))
  }
  for (const facet of valueFacets) {
    for (const value of filter.values[facet] ?? []) query.append(facet, value)
  }
  if (sort !== 'agency') query.set('sort', sort)
  return query.size === 0 ? '' : `?${query}`
}

/** A link to a search on the same page. An empty search leads to the bare address. */
export function rosterSearchLink(search: RosterSearch): string {
  return rosterSearchText(search) || '?'
}

function rangeText({ from, to }: CmRange): string {
  return `${from ?? ''}-${to ?? ''}`
}
