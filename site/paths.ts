import { generatePath, matchRoutes } from 'react-router'

import type { KnownBoard } from '#agency/board.ts'
import { fallbackLocale, isLocale, locales, type Locale } from '#agency/locale.ts'
import type { BoardChoice, GenderChoice } from '#agency/roster.ts'

/** Every page's path in every language: routes, links, language switch and tests are made from this table alone. */
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
  // pages of boards: each has its board's name
  actors: { pt: 'atores', en: 'actors', es: 'actores' },
  new_faces: { pt: 'new-faces', en: 'new-faces', es: 'new-faces' },
  international: { pt: 'internacional', en: 'international', es: 'internacional' },
  curvy: { pt: 'curvy', en: 'curvy', es: 'curvy' },
  talents: { pt: 'talentos', en: 'talents', es: 'talentos' },
  creative: { pt: 'criativos', en: 'creatives', es: 'creativos' },
  kids: { pt: 'kids', en: 'kids', es: 'kids' },
} as const satisfies Record<string, Record<Locale, string>>

export type Page = keyof typeof paths

/** Boards with a page of their own, which shows everyone on it (docs/product.md: Boards). */
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

/** The variables of paths that have some. */
export type PathValues = Record<BoardPage, Record<string, never>> & {
  home: Record<string, never>
  models: Record<string, never>
  modelsOf: { gender: GenderChoice }
  board: { gender: GenderChoice; board: BoardChoice }
  talentById: { gender: GenderChoice; board: BoardChoice; id: number }
  talent: { gender: GenderChoice; board: BoardChoice; id: number; name: string }
  newsletter: Record<string, never>
  post: { slug: string }
  favorites: Record<string, never>
  scouting: Record<string, never>
  about: Record<string, never>
  contact: Record<string, never>
  privacy: Record<string, never>
}

/** A page's address in a language, with its own words: `/en/models/women/mainboard`. Portuguese has no prefix. */
export function pathTo<P extends Page>(page: P, locale: Locale, values: PathValues[P]): string {
  const { gender, board, id, name, slug }: Partial<PathValues['talent'] & PathValues['post']> =
    values
  return fill(page, locale, {
    gender: genderWords[gender ?? 'all'][locale],
    category: board ?? 'all',
    id_model: String(id ?? ''),
    name: name === undefined ? undefined : slugOf(name),
    slug,
  })
}

function fill(page: Page, locale: Locale, params: Record<string, string | undefined>): string {
  const prefix = locale === fallbackLocale ? '' : locale
  const path = generatePath(`/${prefix}/${paths[page][locale]}`.replace(/\/+/g, '/'), params)
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** An address in each language, where nothing is known of its page but its pattern; null where it has none. */
export function translatePath(pathname: string): Record<Locale, string> | null {
  const [match] = matchRoutes(patterns, pathname) ?? []
  if (match === undefined) return null
  const { route, params } = match
  const gender = genderOfWord(params['gender'] ?? genderWords.all.pt)
  if (gender === null || !isLocale(params['locale'] ?? fallbackLocale)) return null
  const to = (locale: Locale) =>
    fill(route.page, locale, { ...params, gender: genderWords[gender][locale] })
  return { pt: to('pt'), en: to('en'), es: to('es') }
}

/** The route patterns of a page: its words in all languages, under each of which a language may stand or not (docs/product.md: Languages and addresses). */
export function routePatterns(page: Page): string[] {
  return [...new Set(locales.map((locale) => paths[page][locale]))].map((path) =>
    path === '' ? ':locale?' : `:locale?/${path}`,
  )
}

const patterns = Object.keys(paths)
  .filter(isPage)
  .flatMap((page) => routePatterns(page).map((path) => ({ page, path, caseSensitive: true })))

/** What a page's route is called that stands under one of its patterns. */
export function routeIdOf(page: Page, pattern: string): string {
  return `${page} ${pattern}`
}

/** The page that an address leads to by its form, and its route; null where no page's address is formed like it. */
export function pageAt(pathname: string): { page: Page; routeId: string } | null {
  const [match] = matchRoutes(patterns, pathname) ?? []
  if (match === undefined || !isLocale(match.params['locale'] ?? fallbackLocale)) return null
  const { page, path } = match.route
  return { page, routeId: routeIdOf(page, path) }
}

function isPage(name: string): name is Page {
  return name in paths
}

/** The board whose page a route pattern belongs to; null where it is another page's. */
export function boardOfPattern(pattern: string): BoardPage | null {
  const bare = pattern.replace(/^\//, '')
  return boardPages.find((board) => routePatterns(board).includes(bare)) ?? null
}

/** Whether an address is one of a page, in any language's words. */
export function isPathOf(page: Page, pathname: string): boolean {
  return matchRoutes(patterns, pathname)?.[0]?.route.page === page
}

/** Whom a gender word of any language means; null for any other word. */
export function genderOfWord(word: string | undefined): GenderChoice | null {
  return (
    genderChoices.find((gender) =>
      locales.some((locale) => genderWords[gender][locale] === word),
    ) ?? null
  )
}

/** The language of an address; Portuguese where its first segment is none of those given. */
export function localeOfPath(pathname: string, languages: readonly Locale[] = locales): Locale {
  const first = pathname.split('/')[1]
  return languages.find((locale) => locale === first) ?? fallbackLocale
}

/** Where an address that has a better form should lead for good: `/pt/…` and trailing slashes go (docs/product.md: Languages and addresses). Null: it is fine. */
export function betterPath(pathname: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '')
  const better = trimmed.replace(/^(?:\/pt)+(?=\/|$)/, '') || '/'
  return better === pathname || better.startsWith('//') ? null : better
}

const LONGEST_SLUG = 100 // letters, of up to 12 bytes each in an address

/** A name as a part of an address: small letters and digits of any script, hyphens between; accents of Latin letters go. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const slug = plain
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const cut = Array.from(slug.slice(0, 2 * LONGEST_SLUG))
    .slice(0, LONGEST_SLUG)
    .join('')
  return cut.replace(/^-|-$/g, '') || 'talent'
}
