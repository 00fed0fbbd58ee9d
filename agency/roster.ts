import type { BoardName, Gender } from './board.ts'
import type { RosterTalent } from './talent.ts'

/** Whom a models page is about; `all` also stands for a talent without gender. */
export type GenderChoice = Gender | 'all'

/** Which board a models page is about, by its name; `all`, which no board is called, also stands for a talent on no board. */
export type BoardChoice = BoardName

/** Which part of the roster a page is about. */
export type RosterChoice = { gender: GenderChoice; board: BoardChoice }

/** What of a talent decides on which lists it is. */
export type Listed = Pick<RosterTalent, 'gender' | 'boards'>

/** The talents of a gender and board, in the roster's own order. A talent without gender is among all only. */
export function talentsOf<T extends Listed>(
  roster: readonly T[],
  { gender, board }: RosterChoice,
): T[] {
  return roster.filter(
    (talent) =>
      (gender === 'all' || talent.gender === gender) &&
      (board === 'all' || talent.boards.includes(board)),
  )
}

/** The boards on which somebody of that gender is. */
export function boardsWithTalents(
  roster: readonly Listed[],
  gender: GenderChoice,
): ReadonlySet<BoardName> {
  return new Set(talentsOf(roster, { gender, board: 'all' }).flatMap(({ boards }) => boards))
}
