import { knownBoards, type ShownBoard } from './board.ts'

/** The boards of an agency that has all that the site knows, and one of its own. */
export const everyBoard: readonly ShownBoard[] = [
  ...knownBoards.map((name) => ({ name })),
  { name: 'editorial_plus', titles: { pt: 'Editorial +', en: 'Editorial plus' } },
]
