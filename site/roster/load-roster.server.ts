import type { RouterContextProvider } from 'react-router'

import { boardNames, findBoard } from '#agency/board.ts'
import {
  type BoardChoice,
  boardsWithTalents,
  type RosterChoice,
  talentsOf,
} from '#agency/roster.ts'
import { isKid } from '#agency/talent.ts'

import { pageNotFound, required } from '../failures.server.ts'
import { pageLocale } from '../page-locale.server.ts'
import { boardOfPattern, genderOfWord } from '../paths.ts'
import { identityContext, mediaContext, upstreamContext } from '../request-context.ts'
import { pageOf } from './pages.ts'
import { rosterAddresses } from './roster-address.ts'
import { toTalentCards } from './talent-cards.server.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined; gender?: string; category?: string }

/** Everyone: the models page. 503 when the roster was never told. */
export function loadModels(context: Context, params: Params, search: URLSearchParams) {
  return load(context, params, { choice: { gender: 'all', board: 'all' }, search })
}

/** The models of a gender and board. 404 for a word that is no gender and for a board that the agency does not have. */
export function loadBoard(context: Context, params: Params, search: URLSearchParams) {
  const gender = genderOfWord(params.gender)
  const board = boardOfWord(context, params.category ?? '')
  if (gender === null || board === null) {
    pageLocale(params) // an unknown language has its own words
    throw pageNotFound()
  }
  return load(context, params, { choice: { gender, board }, search })
}

/** Everyone on the board whose page a route pattern is. 404 where the agency does not have that board. */
export function loadBoardPage(
  context: Context,
  params: Params,
  pattern: string,
  search: URLSearchParams,
) {
  const category = boardOfPattern(pattern) ?? ''
  return loadBoard(context, { ...params, gender: 'all', category }, search)
}

type Wanted = { choice: RosterChoice; search: URLSearchParams }

async function load(context: Context, params: Params, { choice, search }: Wanted) {
  const locale = pageLocale(params)
  const roster = await required(context, context.get(upstreamContext).roster())
  const listed = boardsWithTalents(roster, choice.gender)
  const page = pageOf(talentsOf(roster, choice), search.get('page'))
  const face = page.items.find((talent) => !isKid(talent) && talent.covers.card !== null)
  return {
    addresses: rosterAddresses(choice),
    choice,
    boards: boardNames.filter((name) => listed.includes(name) || name === choice.board),
    sharedPicture: face?.covers.card ? context.get(mediaContext).picture(face.covers.card) : null,
    page: { ...page, items: toTalentCards(context, page.items, locale) },
  }
}

function boardOfWord(context: Context, word: string): BoardChoice | null {
  return word === 'all' ? 'all' : findBoard(context.get(identityContext).boards, word)
}
