import type { Locale } from '#agency/locale.ts'
import { type Filterable, filterRoster } from '#agency/roster-filter.ts'
import { type Listed, type RosterChoice, talentsOf } from '#agency/roster.ts'

import type { RosterSearch } from './roster-search.ts'

/** A query of the roster. `locale` decides the alphabet by which names are sorted. */
export type Requested = { choice: RosterChoice; search: RosterSearch; locale: Locale }

/** The talents that match the query, in the requested order. */
export function matchingTalents<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, search: { filter, sort }, locale }: Requested,
): T[] {
  const matching = filterRoster(talentsOf(roster, choice), filter)
  if (sort !== 'name') return matching
  const byName = new Intl.Collator(locale)
  return matching.toSorted((a, b) => byName.compare(a.name, b.name))
}
