import type { BoardDescriptions, ShownBoard } from '#agency/board.ts'
import type { Choice } from '#agency/form-options.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import type { RosterTalent } from '#agency/talent.ts'

import type { PictureFacts } from '../ui/picture.tsx'

/** A talent in the browser's list of the roster: the fields that cards show and filters compare. */
export type ListedTalent = Filterable &
  Pick<RosterTalent, 'id' | 'gender' | 'boards'> & { cover: PictureFacts | null }

/** All talents of the roster in its order, with the agency's boards and colours. The same in every language. */
export type RosterList = {
  talents: readonly ListedTalent[]
  /** Ids of talents whose profile opens with something other than the card's cover: another picture, or only a film. */
  otherPosters: readonly number[]
  /** The agency's boards. */
  boards: readonly ShownBoard[]
  descriptions: BoardDescriptions
  colours: { hair: readonly Choice[]; eyes: readonly Choice[] }
}

/** The hover covers by talent id, without entries for talents that have none. */
export type OtherCovers = Readonly<Record<number, PictureFacts>>

/**
 * The version of the list's shape, and of the rows in a models page's data. A tab that knows another version leaves filtering to the
 * server, and loads the next models page whole.
 */
export const LIST_VERSION = 7

/** A list in a response; null if it would be too long. */
export type ListAnswer<List> = { version: number; list: List | null }

/** A roster with more talents is not sent as a list: the server filters it (docs/product.md: Models page). */
export const MAX_TALENTS_IN_LIST = 2_000

/** The addresses of both lists. */
export const LIST_ADDRESS = '/roster.json'
export const OTHER_COVERS_ADDRESS = '/roster-other-covers.json'

/** The address of the boards' descriptions, for the menu. */
export const BOARD_DESCRIPTIONS_ADDRESS = '/board-descriptions.json'
