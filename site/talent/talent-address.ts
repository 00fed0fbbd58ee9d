import type { Locale } from '#agency/locale.ts'
import type { BoardChoice, GenderChoice } from '#agency/roster.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { addressesOf, type PageAddresses } from '../page/page-addresses.ts'
import { pathTo, type PathValues, slugOf } from '../paths.ts'

/** What a talent's address is made of. */
export type Addressed = Pick<RosterTalent, 'id' | 'name' | 'gender' | 'boards'>

/** A profile's canonical address in a language: under the talent's first board; `all` replaces a missing gender or board. */
export function talentPath(talent: Addressed, locale: Locale): string {
  return pathTo('talent', locale, addressValues(talent))
}

/** The canonical address in every language. */
export function talentAddresses(talent: Addressed): PageAddresses {
  return addressesOf('talent', addressValues(talent))
}

/** What an address claims about its talent. */
type ClaimedAddress = { gender: GenderChoice; board: BoardChoice; name: string }

/**
 * Whether an address is valid for a talent: the right name and gender, and any of the talent's boards (docs/product.md: Profile).
 */
export function isAddressOf(talent: Addressed, claimed: ClaimedAddress): boolean {
  const { gender, board, name } = addressValues(talent)
  const ownBoards: readonly BoardChoice[] = talent.boards.length === 0 ? [board] : talent.boards
  return (
    claimed.gender === gender &&
    ownBoards.includes(claimed.board) &&
    slugOf(claimed.name) === slugOf(name)
  )
}

/** The values of a profile's canonical address. */
export function addressValues({ id, name, gender, boards }: Addressed): PathValues['talent'] {
  const [first = 'all'] = boards
  return { gender: gender ?? 'all', board: first, id, name }
}

/** The page of an Instagram account, by the account's name alone. */
export function instagramAddress(account: string): string {
  return `https://www.instagram.com/${encodeURIComponent(account)}/`
}
