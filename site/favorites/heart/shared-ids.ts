import { parsePath } from 'react-router'

import { parseId } from '#agency/id.ts'

import { localeOfPath, pathTo } from '../../paths.ts'
import { MAX_FAVORITES, type Favorites } from './favorites.ts'

/** How the fragment of an address begins that carries a whole list: title, sender, notes, marks. */
export const LIST_FRAGMENT = '#list='

/** At most so many talents are compared, as many as fit side by side; the others of an address are named. */
export const MOST_COMPARED = 4

/** The ids in a link, each once; `isCut` if the link has more than a list holds. */
export type SharedIds = { ids: readonly number[]; isCut: boolean }

/** Reads `7,12` from an address. Ignores text that is no id, and all ids beyond the first 200. */
export function readIds(text: string): SharedIds {
  const named = text.split(',').map(parseId)
  const ids = [...new Set(named.filter((id) => id !== null))]
  return { ids: ids.slice(0, MAX_FAVORITES), isCut: ids.length > MAX_FAVORITES }
}

/** The search part of an address with ids. */
export function searchOfIds(ids: readonly number[], name: 'ids' | 'mine' = 'ids'): string {
  return `?${name}=${ids.join(',')}`
}

/** The ids that the favorites page of an address shows, in order: shared ones, else the visitor's own. Null for other pages. */
export function idsAt(address: string, own: Favorites): readonly number[] | null {
  const { pathname = '', search } = parsePath(address)
  if (pathname !== pathTo('favorites', localeOfPath(pathname), {})) return null
  const shared = new URLSearchParams(search).get('ids')
  return shared === null ? own.map(({ id }) => id) : readIds(shared).ids
}
