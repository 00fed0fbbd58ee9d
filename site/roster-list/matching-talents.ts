import type { Locale } from '#agency/locale.ts'
import { type Filterable, filterRoster, lengthOf } from '#agency/roster-filter.ts'
import { type Listed, type RosterChoice, talentsOf } from '#agency/roster.ts'

import type { RosterSearch } from './roster-search.ts'

/** A query of the roster. `locale` decides the alphabet by which names are sorted. */
export type Requested = { choice: RosterChoice; search: RosterSearch; locale: Locale }

/** The talents that match the query, in the requested order. Equals keep the agency's order. */
export function matchingTalents<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, search: { filter, sort }, locale }: Requested,
): T[] {
  const matching = filterRoster(talentsOf(roster, choice), filter)
  if (sort === 'agency') return matching
  if (sort === 'name') {
    const byName = new Intl.Collator(locale)
    return matching.toSorted((a, b) => byName.compare(a.name, b.name))
  }
  const placeOf = (talent: T) => heightPlace(lengthOf(talent, 'height'), sort)
  return matching.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A talent without a height comes last, in either direction. */
function heightPlace(heightCm: number | null, sort: 'tallest' | 'shortest'): number {
  if (heightCm === null) return Number.MAX_VALUE
  return sort === 'tallest' ? -heightCm : heightCm
}
