import { generatePath } from 'react-router'

import type { KnownBoard } from '#agency/board.ts'
import { fallbackLocale, inEachLocale, isLocale, locales, type Locale } from '#agency/locale.ts'
import type { BoardChoice, GenderChoice } from '#agency/roster.ts'

/** The path of every page in every language. Routes, links, the language switch and tests all derive from this table. */
export const paths = {
  home: { pt: '', en: '', es: '' },
  models: { pt: 'modelos', en: 'models', es: 'modelos' },
  modelsOf: { pt: 'modelos/:gender', en: 'models/:gender', es: 'modelos/:gender' },
  board: {
    pt: 'modelos/:gender/:category',
    en: 'models/:gender/:category',
    es: 'modelos/:gender/:category',
  },
  talentById: {
    pt: 'modelos/:gender/:category/:id_model',
    en: 'models/:gender/:category/:id_model',
    es: 'modelos/:gender/:category/:id_model',
  },
  talent: {
    pt: 'modelos/:gender/:category/:id_model/:name',
    en: 'models/:gender/:category/:id_model/:name',
    es: 'modelos/:gender/:category/:id_model/:name',
  },
  newsletter: { pt: 'newsletter', en: 'newsletter', es: 'newsletter' },
  post: { pt: 'newsletter/:slug', en: 'newsletter/:slug', es: 'newsletter/:slug' },
  favorites: { pt: 'favoritos', en: 'favorites', es: 'favoritos' },
  scouting: { pt: 'seja-um-modelo', en: 'be-a-model', es: 'ser-modelo' },
  about: { pt: 'sobre', en: 'about', es: 'sobre-nosotros' },
  contact: { pt: 'contato', en: 'contact', es: 'contacto' },
  privacy: { pt: 'privacidade', en: 'privacy', es: 'privacidad' },
  accessibility: { pt: 'acessibilidade', en: 'accessibility', es: 'accesibilidad' },
  scoutCheck: { pt: 'verificar-scout', en: 'check-a-scout', es: 'verificar-scout' },
  compare: { pt: 'comparar', en: 'compare', es: 'comparar' },
  myApplication: { pt: 'minha-candidatura', en: 'my-application', es: 'mi-postulacion' },
  // pages of boards, each named after its board
  actors: { pt: 'atores', en: 'actors', es: 'actores' },
  new_faces: { pt: 'new-faces', en: 'new-faces', es: 'new-faces' },
  international: { pt: 'internacional', en: 'international', es: 'internacional' },
  curvy: { pt: 'curvy', en: 'curvy', es: 'curvy' },
  talents: { pt: 'talentos', en: 'talents', es: 'talentos' },
  creative: { pt: 'criativos', en: 'creatives', es: 'creativos' },
  kids: { pt: 'kids', en: 'kids', es: 'kids' },
} as const satisfies Record<string, Record<Locale, string>>

export type Page = keyof typeof paths

/** Boards with a page of their own, which shows all talents on the board (docs/product.md: Boards). */
export const boardPages = [
  'actors',
  'new_faces',
  'international',
  'curvy',
  'talents',
  'creative',
  'kids',
] as const satisfies readonly (Page & KnownBoard)[]
export type BoardPage = (typeof boardPages)[number]

const genderWords = {
  woman: { pt: 'mulheres', en: 'women', es: 'mujeres' },
  man: { pt: 'homens', en: 'men', es: 'hombres' },
  all: { pt: 'todos', en: 'all', es: 'todos' },
} as const satisfies Record<GenderChoice, Record<Locale, string>>

const genderChoices = ['woman', 'man', 'all'] as const satisfies readonly GenderChoice[]

/** The variables of those paths that have any. */
type Variables = {
  modelsOf: { gender: GenderChoice }
  board: { gender: GenderChoice; board: BoardChoice }
  talentById: { gender: GenderChoice; board: BoardChoice; id: number }
  talent: { gender: GenderChoice; board: BoardChoice; id: number; name: string }
  post: { slug: string }
}

/** The variables of each page's path. */
export type PathValues = Variables & Record<Exclude<Page, keyof Variables>, Record<string, never>>

/** A page's address in the words of a language: `/en/models/women/mainboard`. Portuguese has no prefix. */
export function pathTo<P extends Page>(page: P, locale: Locale, values: PathValues[P]): string {
  const { gender, board, id, name, slug }: Partial<Variables['talent'] & Variables['post']> = values
  return fill(page, locale, {
    gender: genderWords[gender ?? 'all'][locale],
    category: board ?? 'all',
    id_model: String(id ?? ''),
    name: name === undefined ? undefined : slugOf(name),
    slug,
  })
}

function fill(page: Page, locale: Locale, params: PathParams): string {
  return pathOfPattern(`:locale?/${paths[page][locale]}`, locale, params)
}

type PathParams = Readonly<Record<string, string | undefined>>

/** The address that a route pattern has in a language. Portuguese has no prefix. */
export function pathOfPattern(pattern: string, locale: Locale, params: PathParams = {}): string {
  const prefix = locale === fallbackLocale ? undefined : locale
  return generatePath(`/${pattern}`, { ...params, locale: prefix })
}

/** Translates an address by its route pattern alone, without the page's data; null if it matches no page. */
export function translatePath(pathname: string): Record<Locale, string> | null {
  const found = pageAt(pathname)
  if (found === null) return null
  const { page, params } = found
  const gender = genderOfWord(params['gender'] ?? genderWords.all.pt)
  if (gender === null) return null
  return inEachLocale((locale) =>
    fill(page, locale, { ...params, gender: genderWords[gender][locale] }),
  )
}

/**
 * The route patterns of a page: its path in each language, with an optional prefix (docs/product.md: Languages and addresses).
 */
export function routePatterns(page: Page): string[] {
  return [...new Set(locales.map((locale) => paths[page][locale]))].map((path) =>
    path === '' ? ':locale?' : `:locale?/${path}`,
  )
}

/** The patterns of all pages, each with the id of its route. */
export const pagePatterns = Object.keys(paths)
  .filter(isPage)
  .flatMap((page) =>
    routePatterns(page).map((path) => ({ page, path, id: `${page} ${path}`, caseSensitive: true })),
  )

/** A page, its route, and the variables in its address, unescaped. */
type FoundPage = { page: Page; routeId: string; params: Readonly<Record<string, string>> }

/** The page that an address is one of; null if it is none. React Router's `matchRoutes` takes a hundred times longer. */
export function pageAt(pathname: string): FoundPage | null {
  const all = unescaped(pathname.split('/').slice(1))
  if (all === null) return null
  while (all.at(-1) === '') all.pop()
  const segments = isLocale(all[0] ?? '') ? all.slice(1) : all
  for (const { page, path, id } of pagePatterns) {
    const params = variables(path.split('/').slice(1), segments) // without the optional prefix
    if (params !== null) return { page, routeId: id, params }
  }
  return null
}

/** The variables of a pattern that the segments of an address match; null if they do not. */
function variables(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of pattern.entries()) {
    const segment = segments[index]
    if (name.startsWith(':') && segment) params[name.slice(1)] = segment
    else if (name !== segment) return null
  }
  return params
}

/** Null if one of the segments is malformed. */
function unescaped(segments: readonly string[]): string[] | null {
  try {
    return segments.map((segment) => decodeURIComponent(segment))
  } catch {
    return null
  }
}

function isPage(name: string): name is Page {
  return name in paths
}

/** The board whose page a route pattern belongs to; null for the pattern of another page. */
export function boardOfPattern(pattern: string): BoardPage | null {
  const bare = pattern.replace(/^\//, '')
  return boardPages.find((board) => routePatterns(board).includes(bare)) ?? null
}

/** Whether an address belongs to a page, in any language. */
export function isPathOf(page: Page, pathname: string): boolean {
  return pageAt(pathname)?.page === page
}

/** The gender choice that a word of any language means; null for any other word. */
export function genderOfWord(word: string | undefined): GenderChoice | null {
  return (
    genderChoices.find((gender) =>
      locales.some((locale) => genderWords[gender][locale] === word),
    ) ?? null
  )
}

/** The language of an address; Portuguese if its first segment is none of the given languages. */
export function localeOfPath(pathname: string, languages: readonly Locale[] = locales): Locale {
  const first = pathname.split('/')[1]
  return languages.find((locale) => locale === first) ?? fallbackLocale
}

/**
 * The path to redirect to, without `/pt` and trailing slashes (docs/product.md: Languages and addresses); null if it is the same.
 */
export function normalizedPath(pathname: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '')
  const normalized = trimmed.replace(/^(?:\/pt)+(?=\/|$)/, '') || '/'
  return normalized === pathname || normalized.startsWith('//') ? null : normalized
}

const MAX_SLUG_LENGTH = 100 // characters, each of up to 12 bytes in an address

/** A name as a segment of an address: small letters and digits of any script, with hyphens between, without Latin accents. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const slug = plain
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const cut = Array.from(slug.slice(0, 2 * MAX_SLUG_LENGTH))
    .slice(0, MAX_SLUG_LENGTH)
    .join('')
  return cut.replace(/^-|-$/g, '') || 'talent'
}
