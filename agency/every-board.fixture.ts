import { knownBoards, type ShownBoard } from './board.ts'

/** The boards of an agency with every known board and one board of its own. */
export const everyBoard: readonly ShownBoard[] = [
  ...knownBoards.map((name) => ({ name })),
  { name: 'editorial_plus', titles: { pt: 'Editorial +', en: 'Editorial plus' } },
]
