import type { BoardDescriptions, ShownBoard } from '#agency/board.ts'
import { type Locale, textIn } from '#agency/locale.ts'
import { nearMisses } from '#agency/near-misses.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import type { Listed, RosterChoice } from '#agency/roster.ts'

import { readRosterSearch } from '../roster-list/roster-query.ts'
import { cardsPerPage, type ListPage } from './pages.ts'
import { rosterAddresses } from './roster-address.ts'
import { rosterView } from './roster-view.ts'

/** Whole rows in each layout: three of two, two of three, one of six. */
const MAX_NEAR_MISSES = 6

type Wanted = {
  choice: RosterChoice
  query: URLSearchParams
  locale: Locale
  /** The agency's boards. */
  boards: readonly ShownBoard[]
  descriptions: BoardDescriptions
}

/** What a models page shows for an address: on the server and, once the list is loaded, in the browser. */
export function queryRoster<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, query, locale, boards, descriptions }: Wanted,
) {
  const { corrected, ...search } = readRosterSearch(query)
  const { matching, named, ...shown } = rosterView(roster, { choice, search, locale }, boards)
  const described = descriptions[choice.board]
  const askedPage = query.get('page')
  const page = pageOf(matching, askedPage)
  const isOtherPage = askedPage !== null && askedPage !== String(page.number)
  return {
    addresses: rosterAddresses(choice),
    choice,
    ...(described !== undefined && { description: textIn(described, locale) }),
    search,
    corrected: isOtherPage ? [...corrected, 'page' as const] : corrected,
    ...shown,
    nearMisses: page.last === 1 ? nearMisses(named, search.filter, MAX_NEAR_MISSES) : [],
    page,
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
