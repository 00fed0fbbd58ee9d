import { parseId } from '#agency/id.ts'
import { isRecord, parseJson } from '#agency/json.ts'

import {
  MAX_DATE_MS,
  mergedFavorites,
  withFavorites,
  type Favorite,
  type Favorites,
} from './favorites.ts'
import type { FoundValue, StoredFormat } from './stored-value.ts'

/** Browsers have always stored favorites under this key (docs/product.md: Favorites). */
export const favoritesFormat: StoredFormat<Favorites> = {
  key: 'favorites',
  read: (text) =>
    text === null ? { value: [], isComplete: true } : readFavorites(parseJson(text)),
  write: (favorites) => JSON.stringify(writeFavorites(favorites)),
  merge: mergedFavorites,
}

/**
 * Reads stored favorites: a map by id, `{"7": {id, name, path, cover, addedAt}}`. Also reads earlier forms: whole talents under
 * their ids, an array of whole talents, or ids alone. Never throws, whatever the value; it is not complete if some of it could
 * not be read, or if there were too many.
 */
export function readFavorites(kept: unknown): FoundValue<Favorites> {
  const entries = entriesOf(kept)
  if (entries === null) return { value: [], isComplete: false }
  const read = entries.map(([key, value]) => readEntry(key, value))
  const found = read.filter((each) => typeof each === 'object')
  const favorites = withFavorites([], found)
  const isCut = favorites.length < new Set(found.map(({ id }) => id)).size
  return { value: favorites, isComplete: !isCut && !read.includes('unreadable') }
}

/** Favorites as they are stored. JavaScript sorts an object's numeric keys, so `addedAt` holds the visitor's order. */
export function writeFavorites(favorites: Favorites): Record<string, Favorite> {
  return Object.fromEntries(favorites.map((each) => [each.id, each]))
}

function entriesOf(kept: unknown): [key: unknown, value: unknown][] | null {
  if (Array.isArray(kept)) return kept.map((value: unknown) => [value, value])
  return isRecord(kept) ? Object.entries(kept) : null
}

const MAX_TEXT_LENGTH = 500

function readEntry(key: unknown, value: unknown): Favorite | 'no-favorite' | 'unreadable' {
  const facts = isRecord(value) ? value : {}
  const id = readId(facts['id']) ?? readId(key)
  if (id === null || value === null) return 'unreadable'
  if (value === false) return 'no-favorite'
  const { name, path, cover, addedAt } = facts
  return {
    id,
    name: readText(name),
    path: readPath(path),
    cover: readText(cover) || null,
    addedAt: isMoment(addedAt) ? addedAt : 0,
  }
}

function readId(value: unknown): number | null {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return parseId(digits)
}

/** The text, or empty if it cannot be used. A lone surrogate cannot be part of an address: encoding it throws. */
function readText(value: unknown): string {
  const isReadable =
    typeof value === 'string' && value.length <= MAX_TEXT_LENGTH && value.isWellFormed()
  return isReadable ? value : ''
}

/** Accepts only paths of this site: browsers ignore tabs and line ends, and dot segments can leave two slashes behind. */
function readPath(value: unknown): string {
  const path = readText(value)
  const isOwn = path.startsWith('/') && !path.includes('//') && !/[\\\p{Cc}]/u.test(path)
  return isOwn ? path : ''
}

function isMoment(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DATE_MS
}
