import { asksForNothing } from '#agency/roster-filter.ts'

import type { RosterSearch } from '../roster-list/roster-search.ts'

/** The key under which a part of a list is kept; none where the list is filtered, as hardly anybody asks for the same again. */
export function listKey<Props extends { search: RosterSearch }>(props: Props): Props | null {
  return asksForNothing(props.search.filter) ? props : null
}
