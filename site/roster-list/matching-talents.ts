import type { Locale } from '#agency/locale.ts'
import { type Filterable, filterRoster } from '#agency/roster-filter.ts'
import { type Listed, type RosterChoice, talentsOf } from '#agency/roster.ts'

import type { RosterSearch } from './roster-search.ts'

/** What is asked of the roster, and in which language, whose alphabet names follow. */
export type Asked = { choice: RosterChoice; search: RosterSearch; locale: Locale }

/** Who has all that is asked for, in the order asked for. */
export function matchingTalents<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, search: { filter, sort }, locale }: Asked,
): T[] {
  const matching = filterRoster(talentsOf(roster, choice), filter)
  if (sort !== 'name') return matching
  const byName = new Intl.Collator(locale)
  return matching.toSorted((a, b) => byName.compare(a.name, b.name))
}
