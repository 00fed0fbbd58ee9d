import type { Locale } from '#agency/locale.ts'

import { chosenTitle, type TitledChoice } from '../page/board-title.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import { boardPageOf } from './roster-address.ts'

/** A list's title in two parts. A board's own page has the board's title; others begin with the gender. */
export type RosterTitle = { heading: string; rest: string }

export function rosterTitle(list: TitledChoice, locale: Locale, text: Messages): RosterTitle {
  const board = chosenTitle(list, locale, text)
  if (board !== null && boardPageOf(list.choice) !== null) return { heading: board, rest: '' }
  const heading = text.roster.title[list.choice.gender]
  return { heading, rest: board === null ? '' : `, ${board}` }
}
