import { type Boards, isOnBoard } from '#agency/board.ts'
import type { TalentSummary } from '#contract/integration/talent.ts'

type OnBoards = Pick<TalentSummary, 'gender' | 'name' | 'categories'>

/** A child is known by its first name only, in memory and on disk too (safety: Privacy). Everybody else stays as they are. */
export function withFirstNameOnly<T extends OnBoards>(boards: Boards, talent: T): T {
  return isChild(boards, talent) ? { ...talent, name: firstNameOf(talent.name) } : talent
}

/** A child without gender is on no board, and a child all the same. */
function isChild(boards: Boards, { gender, categories }: OnBoards): boolean {
  const categoryIds = categories.map(({ id }) => id)
  const genders = gender === null ? (['woman', 'man'] as const) : [gender]
  return genders.some((each) => isOnBoard(boards, 'kids', { gender: each, categoryIds }))
}

function firstNameOf(name: string): string {
  return name.split(/\s+/)[0] ?? name
}
