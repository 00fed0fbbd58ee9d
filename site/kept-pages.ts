import { rangeFacets, valueFacets } from '#agency/roster-filter.ts'

import { FEED_PARAMETER } from './home/feed-view.ts'
import { type Page, pageAt } from './paths.ts'
import type { SearchName } from './roster-search.ts'

/** In the order in which links have them: a page's links repeat its query. */
const ROSTER: readonly SearchName[] = ['letter', ...rangeFacets, ...valueFacets, 'sort', 'page']

/**
 * Which parts of its query change a page. Null: the page has a form with a key, or is one visitor's own, and is made anew each
 * time.
 */
const queries: Record<Page, readonly string[] | null> = {
  home: [FEED_PARAMETER],
  models: ROSTER,
  modelsOf: ROSTER,
  board: ROSTER,
  talentById: [],
  talent: [],
  favorites: null,
  scouting: null,
  contact: null,
  newsletter: ['after'],
  post: [],
  about: [],
  privacy: [],
  actors: ROSTER,
  new_faces: ROSTER,
  international: ROSTER,
  curvy: ROSTER,
  talents: ROSTER,
  creative: ROSTER,
  kids: ROSTER,
}

/** React Router asks for a page's data by its path with this ending, and says which route's it wants. */
const DATA = /(?:\/_)?\.data$/
const ROUTES = '_routes'

/**
 * The address under which a page, or a page's data, is the same for everybody: its path and what of its query changes it, in
 * one order. Null for what is no such page.
 */
export function keptPageAddress({ pathname, searchParams }: URL): string | null {
  const isData = DATA.test(pathname)
  const found = pageAt(isData ? pathname.replace(DATA, '') || '/' : pathname)
  const names = found === null ? null : queries[found.page]
  if (found === null || names === null) return null

  const kept = new URLSearchParams()
  for (const name of names) {
    for (const value of searchParams.getAll(name)) kept.append(name, value)
  }
  const routes = isData ? searchParams.get(ROUTES) : null
  if (routes !== null) {
    if (routes !== found.routeId) return null
    kept.set(ROUTES, routes)
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
