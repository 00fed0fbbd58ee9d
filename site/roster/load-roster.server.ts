import { redirect } from 'react-router'

import { boardDescriptions, findBoard, shownBoards } from '#agency/board.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { optionalWithTimeout, pageNotFound, required } from '../page/failures.server.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { boardOfPattern, genderOfWord } from '../paths.ts'
import {
  identityContext,
  mediaContext,
  type PageContext,
  upstreamContext,
} from '../page/request-context.ts'
import { isFormQuery, readRosterSearch } from '../roster-list/roster-query.ts'
import { BRIEF_PARAMETER, rosterSearchText } from '../roster-list/roster-search.ts'
import { addressFor } from './brief-address.ts'
import { queryRoster } from './query-roster.ts'
import { rosterPath } from './roster-address.ts'
import type { RosterData, RosterEntry } from './roster-data.ts'

type Params = LocaleParams & { gender?: string | undefined; category?: string | undefined }

/**
 * Loads a models page: of all talents, of a gender and board, or, by its route pattern, a board's own page. 404 for an unknown
 * gender word, and for a board that the agency does not have. 503 if the roster was never loaded.
 */
export async function loadRoster(
  context: PageContext,
  params: Params,
  pattern: string,
  query: URLSearchParams,
): Promise<RosterData> {
  const locale = pageLocale(context, params)
  const gender = params.gender === undefined ? 'all' : genderOfWord(params.gender)
  const word = boardOfPattern(pattern) ?? params.category ?? 'all'
  const identity = context.get(identityContext)
  const board = word === 'all' ? 'all' : findBoard(identity.boards, word)
  if (gender === null || board === null) throw pageNotFound()
  const choice = { gender, board }
  const upstream = context.get(upstreamContext)
  const colours = optionalWithTimeout(upstream.colours())
  const roster = await required(context, upstream.roster())
  const boards = shownBoards(identity.boards)
  const { search } = readRosterSearch(query)
  const brief = query.get(BRIEF_PARAMETER)
  if (brief !== null) throw redirect(addressFor(brief, { choice, search, roster, boards }, locale))
  if (isFormQuery(query)) throw redirect(rosterPath(choice, locale) + rosterSearchText(search))
  return queryRoster(roster, {
    choice,
    query,
    locale,
    boards,
    descriptions: boardDescriptions(identity.boards),
    colours: await colours,
    toEntry: (talent) => toRosterEntry(context, talent),
  })
}

/** Picks the fields of a talent that may leave the server. */
export function toRosterEntry(
  context: PageContext,
  { id, name, gender, boards, measures, hair, eyes, covers }: RosterTalent,
): RosterEntry {
  const media = context.get(mediaContext)
  const picture = (path: string | null) => (path === null ? null : media.picture(path))
  return {
    id,
    name,
    gender,
    boards,
    measures,
    hair,
    eyes,
    cover: picture(covers.card),
    otherCover: picture(covers.hover),
  }
}
