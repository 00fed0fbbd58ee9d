import { matchPath, parsePath } from 'react-router'

import { isLocale } from '#agency/locale.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { boardPages, genderOfWord, localeOfPath, type Page, routePatterns } from '../paths.ts'
import { readRosterSearch } from './roster-query.ts'
import type { Requested } from './matching-talents.ts'

/**
 * Reads the address of a models page in the browser, as the server's loaders do. Null for other addresses, and for addresses that
 * only the server can judge, such as those in unknown languages. Does not check that the board exists: the caller does, with the
 * list.
 */
export function requestedByAddress(address: string): Requested | null {
  const { pathname = '', search: query } = parsePath(address)
  const choice = choiceOf(pathname)
  if (choice === null) return null
  const { corrected: _, ...search } = readRosterSearch(new URLSearchParams(query))
  return { choice, search, locale: localeOfPath(pathname) }
}

function choiceOf(pathname: string): RosterChoice | null {
  if (matches(pathname, 'models') !== null) return { gender: 'all', board: 'all' }
  const page = boardPages.find((each) => matches(pathname, each) !== null)
  if (page !== undefined) return { gender: 'all', board: page }
  const words = matches(pathname, 'board')
  const gender = genderOfWord(words?.['gender'])
  const board = words?.['category']
  return gender === null || board === undefined ? null : { gender, board }
}

/** The variables of an address of the page, in any language; null for other addresses. */
function matches(
  pathname: string,
  page: Page,
): Readonly<Record<string, string | undefined>> | null {
  for (const pattern of routePatterns(page)) {
    const match = matchPath({ path: `/${pattern}`, caseSensitive: true }, pathname)
    if (
      match !== null &&
      (match.params['locale'] === undefined || isLocale(match.params['locale']))
    ) {
      return match.params
    }
  }
  return null
}
