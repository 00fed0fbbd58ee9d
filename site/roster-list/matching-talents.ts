import type { Locale } from '#agency/locale.ts'
import { findByName } from '#agency/name-search.ts'
import { type Filterable, filterRoster, isEmptyFilter, lengthOf } from '#agency/roster-filter.ts'
import { type Listed, type RosterChoice, talentsOf } from '#agency/roster.ts'

import type { RosterSearch } from './roster-search.ts'

/** A query of the roster. `locale` decides the alphabet by which names are sorted. */
export type Requested = { choice: RosterChoice; search: RosterSearch; locale: Locale }

/**
 * The talents of a gender and board who are called as the search says, the best first. If nobody is, the words are `unread`:
 * everyone is listed if the search has filters, else nobody.
 */
export function namedTalents<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, search: { filter, name } }: Pick<Requested, 'choice' | 'search'>,
): { talents: readonly T[]; unread: string } {
  const talents = talentsOf(roster, choice)
  if (name === '') return { talents, unread: '' }
  const named = findByName(talents, name)
  if (named !== null) return { talents: named, unread: '' }
  return { talents: isEmptyFilter(filter) ? [] : talents, unread: name }
}

/** The talents that match the query, in the requested order. Equals keep the agency's order. */
export function matchingTalents<T extends Filterable & Listed>(
  roster: readonly T[],
  asked: Requested,
): readonly T[] {
  return matchingOf(namedTalents(roster, asked).talents, asked)
}

/** Of the talents whom {@link namedTalents} lists, those that match the filter, in the requested order. */
export function matchingOf<T extends Filterable>(
  talents: readonly T[],
  { search: { filter, sort }, locale }: Requested,
): readonly T[] {
  const matching = filterRoster(talents, filter)
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
