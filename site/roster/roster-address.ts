import type { Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { addressesOf, type PageAddresses } from '../page-addresses.ts'

/** A list's one address in each language: everyone is at the models page, not at all genders' every board. */
export function rosterAddresses({ gender, board }: RosterChoice): PageAddresses {
  return gender === 'all' && board === 'all'
    ? addressesOf('models', {})
    : addressesOf('board', { gender, board })
}

/** That address in one language. */
export function rosterPath(choice: RosterChoice, locale: Locale): string {
  return rosterAddresses(choice)[locale]
}
