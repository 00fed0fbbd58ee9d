import type { Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import { boardPages, type BoardPage, pathTo } from '../paths.ts'

/** A list's one address in each language. */
export function rosterAddresses(choice: RosterChoice): PageAddresses {
  return {
    pt: rosterPath(choice, 'pt'),
    en: rosterPath(choice, 'en'),
    es: rosterPath(choice, 'es'),
  }
}

/** The board whose own page a list is; null for all others. */
export function boardPageOf({ gender, board }: RosterChoice): BoardPage | null {
  return gender === 'all' ? (boardPages.find((each) => each === board) ?? null) : null
}

/**
 * That address in one language: everyone is at the models page, not at all genders' every board, and everyone on a board that has
 * a page of its own is there.
 */
export function rosterPath(choice: RosterChoice, locale: Locale): string {
  if (isEveryone(choice)) return pathTo('models', locale, {})
  const page = boardPageOf(choice)
  return page === null ? pathTo('board', locale, choice) : pathTo(page, locale, {})
}

/** Whether a list leaves nobody out. */
export function isEveryone({ gender, board }: RosterChoice): boolean {
  return gender === 'all' && board === 'all'
}
