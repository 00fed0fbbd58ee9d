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

/** The search in the query of a models page: `?letter=a&height=170-180&hair=red&sort=name&name=ana`. */
export type RosterSearch = {
  filter: RosterFilter
  sort: RosterSort
  /** Words that somebody's name should have; empty if there are none. */
  name: string
}

/** The name of a query parameter. */
export type SearchName = 'letter' | 'sort' | 'page' | 'name' | RangeFacet | ValueFacet

/** The parameter of a models page's address that asks for an open drawer, as the filter button does without script. */
export const DRAWER_PARAMETER = 'filters'

/** The parameter in which the search field sends a name or a brief; the answer is a redirect to the search that it means. */
export const BRIEF_PARAMETER = 'q'

/** The canonical query of a search, with its question mark; empty for an empty search. */
export function rosterSearchText({ filter, sort, name }: RosterSearch): string {
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
  if (name !== '') query.set('name', name)
  const text = query.toString() // Chrome 111 and Safari 16.4 do not know its size
  return text && `?${text}`
}

/** A link to a search on the same page. An empty search leads to the bare address. */
export function rosterSearchLink(search: RosterSearch): string {
  return rosterSearchText(search) || '?'
}

function rangeText({ from, to }: CmRange): string {
  return `${from ?? ''}-${to ?? ''}`
}
