import { parsePath } from 'react-router'

import { parseId } from '#agency/id.ts'

import { localeOfPath, pathTo } from '../../paths.ts'
import { mostFavorites, type Favorites } from './favorites.ts'

/** The talents that a link names, each once; `isCut` where it names more than a list holds. */
export type SharedIds = { ids: readonly number[]; isCut: boolean }

/** Reads `7,12` of an address. What is no id is passed over; beyond 200 no more are taken. */
export function readIds(text: string): SharedIds {
  const named = text.split(',').map(parseId)
  const ids = [...new Set(named.filter((id) => id !== null))]
  return { ids: ids.slice(0, mostFavorites), isCut: ids.length > mostFavorites }
}

/** That part of an address. */
export function searchOfIds(ids: readonly number[], name: 'ids' | 'mine' = 'ids'): string {
  return `?${name}=${ids.join(',')}`
}

/** Whom the favorites' page of an address shows, in that order: those of a link, else the visitor's own. Null for other pages. */
export function idsAt(address: string, own: Favorites): readonly number[] | null {
  const { pathname = '', search } = parsePath(address)
  if (pathname !== pathTo('favorites', localeOfPath(pathname), {})) return null
  const shared = new URLSearchParams(search).get('ids')
  return shared === null ? own.map(({ id }) => id) : readIds(shared).ids
}
