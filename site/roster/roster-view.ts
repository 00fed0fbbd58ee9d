import { boardsToChoose, type ShownBoard } from '#agency/board.ts'
import { type Facets, facetsOf } from '#agency/roster-facets.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import { boardsWithTalents, type Listed, talentsOf } from '#agency/roster.ts'

import { type Asked, matchingTalents } from '../roster-list/matching-talents.ts'
import type { ListedTalent } from '../roster-list/roster-list.ts'
import type { PictureFacts } from '../ui/picture.tsx'

/** What a card shows of a talent and a filter asks about. */
export type RosterEntry = ListedTalent & {
  /** In the cover's place under the pointer; null where the talent has none, or where only the list is known. */
  otherCover: PictureFacts | null
}

/** Who is on a models page, and what one can choose there. */
export type RosterView<T> = {
  /** To choose from, the current one always among them. */
  boards: readonly ShownBoard[]
  facets: Facets
  /** Who has all that is asked for, in the order asked for. */
  matching: readonly T[]
}

/** What a models page shows of the whole roster: the same answer on the server and in the browser. */
export function rosterView<T extends Filterable & Listed>(
  roster: readonly T[],
  asked: Asked,
  boards: readonly ShownBoard[],
): RosterView<T> {
  const { choice, search } = asked
  const listed = boardsWithTalents(roster, choice.gender)
  return {
    boards: boardsToChoose(boards, listed, choice.board),
    facets: facetsOf(talentsOf(roster, choice), search.filter),
    matching: matchingTalents(roster, asked),
  }
}
