import type { ShownBoard } from '#agency/board.ts'
import type { Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

/** A list, and boards with what they are called, of which the list's own is one. */
export type TitledChoice = { choice: RosterChoice; boards: readonly ShownBoard[] }

type Titles = { boards: Readonly<Record<string, string>> }

/** What a board is called: as the agency says, else as the site knows it; by its name where a tab knows neither. */
export function boardTitle({ name, titles }: ShownBoard, locale: Locale, text: Titles): string {
  return titles?.[locale] ?? text.boards[name] ?? name
}

/** What the board of a list is called; null where the list is of every board. */
export function chosenTitle(
  { choice, boards }: TitledChoice,
  locale: Locale,
  text: Titles,
): string | null {
  const board = boards.find(({ name }) => name === choice.board)
  return board === undefined ? null : boardTitle(board, locale, text)
}
