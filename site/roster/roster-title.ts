import type { RosterChoice } from '#agency/roster.ts'

import type { Messages } from '../i18n/messages/pt.ts'
import { boardPageOf } from './roster-address.ts'

/** What a list is called, together: a board's own page has its name, others begin with the gender. */
export function rosterTitle(
  choice: RosterChoice,
  text: Messages,
): { heading: string; rest: string } {
  const page = boardPageOf(choice)
  if (page !== null) return { heading: text.boards[page], rest: '' }
  const heading = text.roster.title[choice.gender]
  return { heading, rest: choice.board === 'all' ? '' : `, ${text.boards[choice.board]}` }
}
