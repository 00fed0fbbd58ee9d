import { isKid } from '#agency/talent.ts'

import { requestedByAddress } from '../roster-list/requested-by-address.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { isFormQuery } from '../roster-list/roster-query.ts'
import { BRIEF_PARAMETER } from '../roster-list/roster-search.ts'
import { queryRoster } from './query-roster.ts'
import { toFacetNames } from './to-facet-names.ts'

/** The server's answer, made from the list, which has no hover covers. Null if only the server can answer. */
export function answerFrom(list: RosterList, { pathname, search, searchParams: query }: URL) {
  const asked = requestedByAddress(pathname + search)
  if (asked === null || isFormQuery(query) || query.has(BRIEF_PARAMETER)) return null // the server redirects these
  const { choice, locale } = asked
  const { boards, descriptions } = list
  const isBoard = choice.board === 'all' || boards.some(({ name }) => name === choice.board)
  if (!isBoard) return null // unknown, or an earlier name, which the server knows
  const answer = queryRoster(list.talents, {
    choice,
    query,
    locale,
    boards,
    descriptions,
  })
  const face = answer.page.items.find((talent) => !isKid(talent) && talent.cover !== null)
  return {
    ...answer,
    colours: toFacetNames(list.colours, answer, query, locale),
    sharedPicture: face?.cover ?? null,
  }
}
