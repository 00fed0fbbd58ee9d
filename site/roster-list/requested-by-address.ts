import { parsePath } from 'react-router'

import type { RosterChoice } from '#agency/roster.ts'

import { boardPages, genderOfWord, localeOfPath, pageAt } from '../paths.ts'
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
  const { search } = readRosterSearch(new URLSearchParams(query))
  return { choice, search, locale: localeOfPath(pathname) }
}

function choiceOf(pathname: string): RosterChoice | null {
  const { page, params } = pageAt(pathname) ?? {}
  if (page === 'models') return { gender: 'all', board: 'all' }
  const own = boardPages.find((each) => each === page)
  if (own !== undefined) return { gender: 'all', board: own }
  const gender = page === 'board' ? genderOfWord(params?.['gender']) : null
  const board = params?.['category']
  return gender === null || board === undefined ? null : { gender, board }
}
