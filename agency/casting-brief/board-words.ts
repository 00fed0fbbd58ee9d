import type { ShownBoard } from '../board.ts'
import { foldWord } from './brief-tokens.ts'
import type { Meaning } from './brief-words.ts'

/** The board that the agency calls by a phrase, in any of its languages; undefined if there is none. */
export function findBoardByTitle(
  boards: readonly ShownBoard[],
  phrase: string,
): readonly Meaning[] | undefined {
  const board = boards.find(({ titles = {} }) =>
    Object.values(titles).some((title) => foldWord(title) === phrase),
  )
  return board === undefined ? undefined : [{ is: 'board', board: board.name }]
}
