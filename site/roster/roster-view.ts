import { boardsToChoose, type ShownBoard } from '#agency/board.ts'
import { type Facets, facetsOf } from '#agency/roster-facets.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import { boardsWithTalents, type Listed } from '#agency/roster.ts'

import { type Requested, matchingOf, namedTalents } from '../roster-list/matching-talents.ts'
import type { ListedTalent } from '../roster-list/roster-list.ts'
import type { PictureFacts } from '../ui/picture.tsx'

/** A talent on a models page: the fields that cards show. */
export type RosterEntry = Pick<
  ListedTalent,
  'id' | 'name' | 'gender' | 'boards' | 'measures' | 'hair' | 'eyes' | 'cover'
> & {
  /** The hover cover; null if the talent has none, absent if only the list is loaded. */
  otherCover?: PictureFacts | null
}

/** The talents of a models page, and the choices that it offers. */
export type RosterView<T> = {
  /** Boards to choose from, always with the current one. */
  boards: readonly ShownBoard[]
  facets: Facets
  /** The words of the search that are nobody's name; empty if there are none. */
  unread: string
  /** The talents of the choice who are called as the search says. */
  named: readonly T[]
  /** The talents that match the search, in the requested order. */
  matching: readonly T[]
}

/** What a models page shows of the whole roster. The answer is the same on the server and in the browser. */
export function rosterView<T extends Filterable & Listed>(
  roster: readonly T[],
  asked: Requested,
  boards: readonly ShownBoard[],
): RosterView<T> {
  const { choice, search } = asked
  const listed = boardsWithTalents(roster, choice.gender)
  const { talents, unread } = namedTalents(roster, asked)
  return {
    boards: boardsToChoose(boards, listed, choice.board),
    facets: facetsOf(talents, search.filter),
    unread,
    named: talents,
    matching: matchingOf(talents, asked),
  }
}
