import type { Locale } from '#agency/locale.ts'

import { chosenTitle, type TitledChoice } from '../page/board-title.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import { boardPageOf } from './roster-address.ts'

/** A list's title: gender and board (“Women, Mainboard”). A board's own page has the board's title alone. */
export function rosterTitle(list: TitledChoice, locale: Locale, text: Messages): string {
  const board = chosenTitle(list, locale, text)
  if (board !== null && boardPageOf(list.choice) !== null) return board
  const gender = text.roster.title[list.choice.gender]
  return board === null ? gender : `${gender}, ${board}`
}
