import { type BoardDescriptions, boardsToChoose, type ShownBoard } from '#agency/board.ts'
import { type Locale, textIn } from '#agency/locale.ts'
import { nearMisses } from '#agency/near-misses.ts'
import { facetsOf } from '#agency/roster-facets.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import { boardsWithTalents, type Listed, type RosterChoice } from '#agency/roster.ts'
import { isKid } from '#agency/talent.ts'
import type { Colours } from '#upstream/upstream.ts'

import { matchingOf, namedTalents } from '../roster-list/matching-talents.ts'
import { readRosterSearch } from '../roster-list/roster-query.ts'
import { rosterAddresses } from './roster-address.ts'
import { cardsPerPage, type ListPage, type RosterData, type RosterEntry } from './roster-data.ts'
import { toFacetNames } from './to-facet-names.ts'

/** Whole rows in each layout: three of two, two of three, one of six. */
const MAX_NEAR_MISSES = 6

type Wanted<T> = {
  choice: RosterChoice
  query: URLSearchParams
  locale: Locale
  /** The agency's boards. */
  boards: readonly ShownBoard[]
  descriptions: BoardDescriptions
  colours: Colours | null
  toEntry: (talent: T) => RosterEntry
}

/** What a models page shows for an address: on the server and, once the list is loaded, in the browser. */
export function queryRoster<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, query, locale, boards, descriptions, colours, toEntry }: Wanted<T>,
): RosterData {
  const { search, corrected } = readRosterSearch(query)
  const { talents, unread } = namedTalents(roster, { choice, search })
  const facets = facetsOf(talents, search.filter)
  const askedPage = query.get('page')
  const page = pageOf(matchingOf(talents, { choice, search, locale }), askedPage)
  const items = page.items.map(toEntry)
  const isOtherPage = askedPage !== null && askedPage !== String(page.number)
  const misses = page.last === 1 ? nearMisses(talents, search.filter, MAX_NEAR_MISSES) : []
  const described = descriptions[choice.board]
  return {
    addresses: rosterAddresses(choice),
    choice,
    ...(described !== undefined && { description: textIn(described, locale) }),
    search,
    corrected: isOtherPage ? [...corrected, 'page'] : corrected,
    boards: boardsToChoose(boards, boardsWithTalents(roster, choice.gender), choice.board),
    facets,
    unread,
    colours: toFacetNames(colours, { facets, search, nearMisses: misses }, query, locale),
    nearMisses: misses.map(({ talent, missed }) => ({ missed, talent: toEntry(talent) })),
    sharedPicture: items.find((each) => !isKid(each) && each.cover !== null)?.cover ?? null,
    page: { ...page, items },
  }
}

/** The requested page. A number out of range gives the nearest page, other text the first. Empty only if the list is empty. */
export function pageOf<T>(list: readonly T[], requestedPage: string | null): ListPage<T> {
  const last = Math.max(1, Math.ceil(list.length / cardsPerPage))
  const wanted = /^\d{1,6}$/.test(requestedPage ?? '') ? Number(requestedPage) : 1
  const number = Math.min(Math.max(wanted, 1), last)
  const start = (number - 1) * cardsPerPage
  const items = list.slice(start, start + cardsPerPage)
  return {
    items,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    total: list.length,
    number,
    last,
  }
}
