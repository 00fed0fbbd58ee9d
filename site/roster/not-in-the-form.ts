import type { Facets } from '#agency/roster-facets.ts'
import { rangeFacets, valueFacets } from '#agency/roster-filter.ts'

import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'

/**
 * The parts of a search that have no field in the drawer, as names and values: letter, sort, and facets that no talent in the
 * list has, such as bust on the men's page. The form passes them on; otherwise opening it would change the search.
 */
export function notInTheForm({ filter, sort }: RosterSearch, facets: Facets): [string, string][] {
  const ranges = { ...filter.ranges }
  for (const facet of rangeFacets) if (facets.ranges[facet]) delete ranges[facet]
  const values = Object.fromEntries(
    valueFacets.map((facet) => {
      const offered = facets.values[facet]?.map(({ value }) => value) ?? []
      return [facet, filter.values[facet]?.filter((value) => !offered.includes(value)) ?? []]
    }),
  )
  const search = { filter: { letter: filter.letter, ranges, values }, sort }
  return [...new URLSearchParams(rosterSearchText(search))]
}
