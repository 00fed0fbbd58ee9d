import { inEachLocale, type Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import { boardPages, type BoardPage, pathTo } from '../paths.ts'

/** A list's canonical path in each language. */
export function rosterAddresses(choice: RosterChoice): PageAddresses {
  return inEachLocale((locale) => rosterPath(choice, locale))
}

/** The board whose own page shows this list; null for other lists. */
export function boardPageOf({ gender, board }: RosterChoice): BoardPage | null {
  return gender === 'all' ? (boardPages.find((each) => each === board) ?? null) : null
}

/**
 * A list's canonical path in one language. The whole roster has the models page, and a board of all genders its own page if it
 * has one; other lists have the path of their gender and board.
 */
export function rosterPath(choice: RosterChoice, locale: Locale): string {
  if (choice.gender === 'all' && choice.board === 'all') return pathTo('models', locale, {})
  const page = boardPageOf(choice)
  return page === null ? pathTo('board', locale, choice) : pathTo(page, locale, {})
}
