import { FEED_PARAMETER } from '../home/feed-view.ts'
import { afterIn, partSearch } from '../newsletter/list-part.ts'
import { type Page, pageAt } from '../paths.ts'
import { isFormQuery, readRosterSearch } from '../roster-list/roster-query.ts'
import {
  BRIEF_PARAMETER,
  DRAWER_PARAMETER,
  rosterSearchText,
} from '../roster-list/roster-search.ts'

/** Maps all queries that show the same page to one: empty, or with its question mark. Null: not cacheable. */
type Canonicalize = (query: URLSearchParams) => string | null

const NO_QUERY: Canonicalize = () => ''

/** How each page's query becomes canonical. Null: the page has a form key or belongs to one visitor, and is never cached. */
const queries: Record<Page, Canonicalize | null> = {
  home: (query) => (query.has(FEED_PARAMETER) ? `?${FEED_PARAMETER}=open` : ''),
  models: rosterQuery,
  modelsOf: rosterQuery,
  board: rosterQuery,
  talentById: NO_QUERY,
  talent: NO_QUERY,
  favorites: null,
  compare: null,
  scouting: null,
  contact: null,
  myApplication: null,
  newsletter: (query) => partSearch(afterIn(query.toString())),
  post: NO_QUERY,
  about: NO_QUERY,
  privacy: NO_QUERY,
  accessibility: NO_QUERY,
  scoutCheck: NO_QUERY,
  actors: rosterQuery,
  new_faces: rosterQuery,
  international: rosterQuery,
  curvy: rosterQuery,
  talents: rosterQuery,
  creative: rosterQuery,
  kids: rosterQuery,
}

/** Up to 999: a roster of the most talents that the site reads has about a thousand pages. */
const PAGE_NUMBER = /^[1-9]\d{0,2}$/

/**
 * The query as the site's links write it. A corrected query is not cacheable, as its values are arbitrary, nor is one with a name;
 * nor are a form's query and a brief, which redirect. The values of a facet stay in the order of the query, as the page shows them in that order.
 */
function rosterQuery(query: URLSearchParams): string | null {
  const { search, corrected } = readRosterSearch(query)
  const page = query.get('page') ?? '1'
  if (corrected.length > 0 || search.name !== '' || !PAGE_NUMBER.test(page)) return null
  if (isFormQuery(query) || query.has(BRIEF_PARAMETER)) return null
  const canonical = new URLSearchParams(rosterSearchText(search))
  if (page !== '1') canonical.set('page', page)
  if (query.has(DRAWER_PARAMETER)) canonical.set(DRAWER_PARAMETER, 'open')
  return canonical.size === 0 ? '' : `?${canonical}`
}

/** React Router requests a page's data at the page's path with this suffix, and names the route in the query. */
const DATA = /(?:\/_)?\.data$/
const ROUTES = '_routes'

/** The cache key of a page or of a page's data: its path with the canonical query. Null: not cacheable. */
export function cacheableAddress({ pathname, search, searchParams }: URL): string | null {
  const isData = DATA.test(pathname)
  const found = pageAt(isData ? pathname.replace(DATA, '') || '/' : pathname)
  const canonicalize = found === null ? null : queries[found.page]
  if (found === null || canonicalize === null) return null
  if (search === '') return pathname

  const text = canonicalize(searchParams)
  if (text === null) return null
  const routes = isData ? searchParams.get(ROUTES) : null
  if (routes === null) return pathname + text
  if (routes !== found.routeId) return null
  return `${pathname}${text === '' ? '?' : `${text}&`}${new URLSearchParams({ [ROUTES]: routes })}`
}
