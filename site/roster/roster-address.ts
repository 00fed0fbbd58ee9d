import type { Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { addressesOf, type PageAddresses } from '../page-addresses.ts'
import { boardPages, type BoardPage } from '../paths.ts'

/**
 * A list's one address in each language: everyone is at the models page, not at all genders' every board, and everyone on a
 * board that has a page of its own is there.
 */
export function rosterAddresses(choice: RosterChoice): PageAddresses {
  if (choice.gender === 'all' && choice.board === 'all') return addressesOf('models', {})
  const page = boardPageOf(choice)
  return page === null ? addressesOf('board', choice) : addressesOf(page, {})
}

/** The board whose own page a list is; null for all others. */
export function boardPageOf({ gender, board }: RosterChoice): BoardPage | null {
  return gender === 'all' ? (boardPages.find((each) => each === board) ?? null) : null
}

/** That address in one language. */
export function rosterPath(choice: RosterChoice, locale: Locale): string {
  return rosterAddresses(choice)[locale]
}
