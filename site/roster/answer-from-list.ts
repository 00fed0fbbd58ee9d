import { requestedByAddress } from '../roster-list/requested-by-address.ts'
import type { ListedTalent, RosterList } from '../roster-list/roster-list.ts'
import { isFormQuery } from '../roster-list/roster-query.ts'
import { BRIEF_PARAMETER } from '../roster-list/roster-search.ts'
import { queryRoster } from './query-roster.ts'
import type { RosterData, RosterEntry } from './roster-data.ts'

/** The server's answer, made from the list, which has no hover covers. Null if only the server can answer. */
export function answerFrom(
  { talents, boards, descriptions, colours }: RosterList,
  { pathname, search, searchParams: query }: URL,
): RosterData | null {
  const asked = requestedByAddress(pathname + search)
  if (asked === null || isFormQuery(query) || query.has(BRIEF_PARAMETER)) return null // the server redirects these
  const { choice, locale } = asked
  const isBoard = choice.board === 'all' || boards.some(({ name }) => name === choice.board)
  if (!isBoard) return null // unknown, or an earlier name, which the server knows
  return queryRoster(talents, { choice, query, locale, boards, descriptions, colours, toEntry })
}

/** The same object, so that a card that stays on screen is not rendered anew. */
function toEntry(talent: ListedTalent): RosterEntry {
  return talent
}
