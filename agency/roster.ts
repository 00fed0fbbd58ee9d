import type { BoardName, Gender } from './board.ts'
import type { RosterTalent } from './talent.ts'

/** The gender of a models page; `all` includes talents without a gender. */
export type GenderChoice = Gender | 'all'

/** The name of a models page's board; `all`, which no board may be called, includes talents on no board. */
export type BoardChoice = BoardName

/** The part of the roster that a page lists. */
export type RosterChoice = { gender: GenderChoice; board: BoardChoice }

/** The part of a talent that decides which lists include it. */
export type Listed = Pick<RosterTalent, 'gender' | 'boards'>

/** The talents of a gender and board, in the roster's order. A talent without a gender is only in lists of all genders. */
export function talentsOf<T extends Listed>(
  roster: readonly T[],
  { gender, board }: RosterChoice,
): readonly T[] {
  if (gender === 'all' && board === 'all') return roster
  return roster.filter(
    (talent) => isOfGender(talent, gender) && (board === 'all' || talent.boards.includes(board)),
  )
}

function isOfGender(talent: Listed, gender: GenderChoice): boolean {
  return gender === 'all' || talent.gender === gender
}

/** Whether any talent has a gender. */
export function hasGender(roster: readonly Listed[], gender: Gender): boolean {
  return roster.some((talent) => talent.gender === gender)
}

/** The boards with at least one talent of a gender. */
export function boardsWithTalents(
  roster: readonly Listed[],
  gender: GenderChoice,
): ReadonlySet<BoardName> {
  const found = new Set<BoardName>()
  for (const talent of roster) {
    if (!isOfGender(talent, gender)) continue
    for (const board of talent.boards) found.add(board)
  }
  return found
}
