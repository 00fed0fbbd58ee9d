import { locales } from '#agency/locale.ts'
import { type Page, paths } from '#site/paths.ts'

/** The pages, and how each is counted. */
const kindsOfPages = {
  home: 'home',
  models: 'models',
  modelsOf: 'board',
  board: 'board',
  talentById: 'talent',
  talent: 'talent',
  newsletter: 'newsletter',
  post: 'post',
  favorites: 'favorites',
  scouting: 'scouting',
  about: 'about',
  contact: 'contact',
  privacy: 'text',
  accessibility: 'text',
  scoutCheck: 'scout-check',
  compare: 'compare',
  myApplication: 'my-application',
  actors: 'board',
  new_faces: 'board',
  international: 'board',
  curvy: 'board',
  talents: 'board',
  creative: 'board',
  kids: 'board',
} as const satisfies Record<Page, string>

/** The routes beside pages, by their first segment and the number of segments; 0: any number. */
const otherRoutes = {
  'assets 0': 'asset',
  'pictures 0': 'picture',
  'films 0': 'film',
  'documents 0': 'document',
  'scouting 0': 'form',
  'contact 2': 'form',
  'selection 2': 'form',
  'proof-of-work.json 1': 'form',
  'roster.json 1': 'list',
  'roster-other-covers.json 1': 'list',
  'board-descriptions.json 1': 'list',
  'offline.json 1': 'list',
  'social-feed 1': 'feed',
  'health 2': 'health',
} as const

/** What a request is for: the template of its route, never its address. */
export type RequestKind =
  | (typeof kindsOfPages)[Page]
  | (typeof otherRoutes)[keyof typeof otherRoutes]
  | 'file'
  | 'other'

const kindsByKey: ReadonlyMap<string, RequestKind> = new Map<string, RequestKind>([
  ...kindsOfPaths(new Map<string, RequestKind>(Object.entries(kindsOfPages))),
  ...Object.entries(otherRoutes),
])

export const requestKinds: readonly RequestKind[] = [
  ...new Set<RequestKind>([...kindsByKey.values(), 'file', 'other']),
]

const FILE = /\.(?:txt|xml|ico|png|svg|webmanifest|js)$/
const MOST_SEGMENTS = 8

/**
 * The kind of a request for a path. Compares the first segment and the number of segments, which tells our routes apart: the
 * router's own comparison would take longer than sending a cached page.
 */
export function requestKindOf(path: string): RequestKind {
  const segments = path.split('/', MOST_SEGMENTS).filter((segment) => segment !== '')
  const page = segments.map((segment) => segment.replace(/\.data$/, ''))
  if (isLocaleWord(page[0])) page.shift()
  const [first = '_root'] = page
  if (first === '_root') return 'home'
  if (segments.at(-1) === 'feed.xml') return 'feed'
  const kind = kindsByKey.get(`${first} ${page.length}`) ?? kindsByKey.get(`${first} 0`)
  return kind ?? (FILE.test(path) || first === '.well-known' ? 'file' : 'other')
}

/** Each page's path in each language, as its first word and the number of its segments. */
function kindsOfPaths(kinds: ReadonlyMap<string, RequestKind>) {
  return Object.entries(paths).flatMap(([page, words]) =>
    Object.values(words).map((path) => {
      const segments = path.split('/')
      return [`${segments[0]} ${segments.length}`, kinds.get(page) ?? 'other'] as const
    }),
  )
}

const localeWords: readonly string[] = locales

function isLocaleWord(segment: string | undefined): boolean {
  return segment !== undefined && localeWords.includes(segment)
}
