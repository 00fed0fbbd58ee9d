import type { ShownBoard } from '#agency/board.ts'
import type { Choice } from '#agency/choice.ts'
import type { RosterTalent } from '#agency/talent.ts'

import type { PictureFacts } from '../ui/picture.tsx'

/** A talent as the browser knows everyone on the roster: what a card shows and a filter looks at. */
export type ListedTalent = Pick<
  RosterTalent,
  'id' | 'name' | 'gender' | 'boards' | 'measures' | 'hair' | 'eyes'
> & { cover: PictureFacts | null }

/** Everyone on the roster, in its order, and what a models page says of the agency. The same in every language. */
export type RosterList = {
  talents: readonly ListedTalent[]
  /** Whose profile begins with something else than the card, by id: with another picture, or with a film alone. */
  otherPosters: readonly number[]
  /** The boards that the agency has; addresses of others lead nowhere. */
  boards: readonly ShownBoard[]
  colours: { hair: readonly Choice[]; eyes: readonly Choice[] }
}

/** The covers under the pointer, of those who have one, by the talent's id. */
export type OtherCovers = Readonly<Record<number, PictureFacts>>

/** Which shape of list this is: a tab that knows another leaves filtering to the server. */
export const LIST_VERSION = 3

/** A list as it goes over the wire; null where it would be too long. */
export type ListAnswer<List> = { version: number; list: List | null }

/** The list in an answer; null when it is none for this tab. */
export function listIn<List>({ version, list }: ListAnswer<List>): List | null {
  return version === LIST_VERSION ? list : null
}

/** Beyond, a list is not for one answer: the server filters (docs/product.md: Models page). */
export const MOST_LISTED = 2_000

/** Where the server has them. */
export const LIST_ADDRESS = '/roster.json'
export const OTHER_COVERS_ADDRESS = '/roster-other-covers.json'
