import type { ShownBoard } from '#agency/board.ts'
import type { Locale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

/** A list, and boards with their titles, the list's own board among them. */
export type TitledChoice = { choice: RosterChoice; boards: readonly ShownBoard[] }

type Titles = { boards: Readonly<Record<string, string>> }

/** A board's title: the agency's, else the site's, else the board's name, for a tab that knows neither. */
export function boardTitle({ name, titles }: ShownBoard, locale: Locale, text: Titles): string {
  return titles?.[locale] ?? text.boards[name] ?? name
}

/** The title of a list's board; null for a list of all boards. */
export function chosenTitle(
  { choice, boards }: TitledChoice,
  locale: Locale,
  text: Titles,
): string | null {
  const board = boards.find(({ name }) => name === choice.board)
  return board === undefined ? null : boardTitle(board, locale, text)
}
