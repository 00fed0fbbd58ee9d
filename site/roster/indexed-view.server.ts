import { boardsToChoose, type ShownBoard } from '#agency/board.ts'
import { facetsIn, matchingIn } from '#agency/part-facets.ts'
import type { Filterable } from '#agency/roster-filter.ts'
import { listedBoards, rosterPart } from '#agency/roster-part.ts'
import type { Listed } from '#agency/roster.ts'

import type { Asked } from '../roster-list/matching-talents.ts'
import type { RosterView } from './roster-view.ts'

/**
 * What `rosterView` says, from what is known of a roster since its first page: its cost hardly grows with the roster. Browsers
 * do without, as their lists are small and every page pays for script.
 */
export function indexedView<T extends Filterable & Listed>(
  roster: readonly T[],
  { choice, search: { filter, sort }, locale }: Asked,
  boards: readonly ShownBoard[],
): RosterView<T> {
  const part = rosterPart(roster, choice)
  const listed = listedBoards(roster, choice.gender)
  return {
    boards: boardsToChoose(boards, listed, choice.board),
    facets: facetsIn(part, filter),
    matching: matchingIn(roster, part, filter, sort === 'name' ? locale : 'roster'),
  }
}
