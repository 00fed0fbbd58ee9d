import { menuBoards, type BoardName, type Gender } from './board.ts'
import type { RosterTalent } from './talent.ts'

/** Whom a models page is about; `all` also stands for a talent without gender. */
export type GenderChoice = Gender | 'all'

/** Which board a models page is about; `all` also stands for a talent on no board. */
export type BoardChoice = BoardName | 'all'

/** Which part of the roster a page is about. */
export type RosterChoice = { gender: GenderChoice; board: BoardChoice }

/** The talents of a gender and board, in the roster's own order. A talent without gender is among all only. */
export function talentsOf(
  roster: readonly RosterTalent[],
  { gender, board }: RosterChoice,
): RosterTalent[] {
  return roster.filter(
    (talent) =>
      (gender === 'all' || talent.gender === gender) &&
      (board === 'all' || talent.boards.includes(board)),
  )
}

/** The menu's boards on which somebody of that gender is, in menu order (decisions: Boards). */
export function boardsWithTalents(
  roster: readonly RosterTalent[],
  gender: GenderChoice,
): BoardName[] {
  return menuBoards.filter((board) => talentsOf(roster, { gender, board }).length > 0)
}
