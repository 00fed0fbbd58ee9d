import { parseBrief } from '#agency/casting-brief/parse-brief.ts'
import type { ShownBoard } from '#agency/board.ts'
import type { Locale } from '#agency/locale.ts'
import { findByName, isWholeName } from '#agency/name-search.ts'
import { type Filterable, isEmptyFilter, type RosterFilter } from '#agency/roster-filter.ts'
import { type Listed, type RosterChoice, talentsOf } from '#agency/roster.ts'

import { requestedByAddress } from '../roster-list/requested-by-address.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { readName } from '../roster-list/roster-query.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { rosterPath } from './roster-address.ts'

type Searched = {
  /** What was listed before; a brief changes only what it names. */
  choice: RosterChoice
  search: RosterSearch
  roster: readonly (Filterable & Listed)[]
  boards: readonly ShownBoard[]
}

/**
 * The search that a typed text means: a casting brief, if all of it is understood and is nobody's whole name; else a name, if
 * somebody is called so; else what is understood of the brief. The words of a brief that are not understood take the place of the
 * name, so that the page says them.
 */
export function searchFor(
  text: string,
  { choice, search, roster, boards }: Searched,
): { choice: RosterChoice; search: RosterSearch } {
  const { gender, board, filter, unread } = parseBrief(text, { boards, talents: roster })
  const isBrief = gender !== null || board !== null || !isEmptyFilter(filter)
  const isUnderstood = isBrief && unread.length === 0
  const called = isUnderstood && !isWholeName(roster, text) ? null : findByName(roster, text)
  if (called !== null) {
    const listed = talentsOf(roster, choice)
    const isListed = listed.length === roster.length || findByName(listed, text) !== null
    return {
      choice: isListed ? choice : { gender: 'all', board: 'all' },
      search: { ...search, name: readName(text) },
    }
  }
  return {
    choice: { gender: gender ?? choice.gender, board: board ?? choice.board },
    search: {
      ...search,
      filter: merged(search.filter, filter),
      name: readName(unread.join(' ')),
    },
  }
}

/** The path and query of a search. */
export function addressFor(text: string, searched: Searched, locale: Locale): string {
  const { choice, search } = searchFor(text, searched)
  return rosterPath(choice, locale) + rosterSearchText(search)
}

/** The list before a text was typed, and the page on which it is typed now, which may be in another language. */
type TypedAt = { before: string; address: string }

/** The address that a text means in the browser, in the page's language. Null without the list, or if only the server can tell. */
export function addressOfSearch(
  text: string,
  { before, address }: TypedAt,
  list: RosterList | null,
): string | null {
  const [asked, page] = [requestedByAddress(before), requestedByAddress(address)]
  if (list === null || asked === null || page === null) return null
  const { talents: roster, boards } = list
  return addressFor(text, { ...asked, roster, boards }, page.locale)
}

/** What the brief asks for, in place of what was chosen for the same facets. */
function merged(chosen: RosterFilter, asked: RosterFilter): RosterFilter {
  return {
    letter: asked.letter ?? chosen.letter,
    ranges: { ...chosen.ranges, ...asked.ranges },
    values: { ...chosen.values, ...asked.values },
  }
}
