import type { Favorites } from './favorites.ts'
import { readFavorites, writeFavorites, type Found } from './stored-favorites.ts'

/** What favorites need of a browser's window. */
export type FavoritesWindow = EventTarget & { readonly localStorage: Storage }

/** Browsers have kept favorites under this key from the start (docs/product.md: Favorites); what could not be read is set aside under the other. */
const KEY = 'favorites'
const ASIDE_KEY = 'favorites-unreadable'

/** A browser's storage as favorites see it. Nothing here ever throws, be it shut or full. */
export function createFavoritesStorage(open: () => FavoritesWindow) {
  let seen = readText(open)
  let found = readFavorites(seen ?? null)
  return {
    isOpen: seen !== undefined,
    /** What it held when it was last read or written. */
    found: (): Found => found,
    /** Reads it again. False where nobody else has written, and where it is shut. */
    readAnew(): boolean {
      const text = readText(open)
      if (text === undefined || text === seen) return false
      seen = text
      found = readFavorites(text)
      return true
    },
    /** False where there is no room. What could not be read is not written over before it is set aside. */
    write(favorites: Favorites): boolean {
      const text = writeFavorites(favorites)
      const isSafe = found.isComplete || isWritten(open, ASIDE_KEY, seen ?? '')
      if (!isSafe || !isWritten(open, KEY, text)) return false
      seen = text
      found = { favorites, isComplete: true }
      return true
    },
  }
}

/** Undefined where the storage is shut. */
function readText(open: () => FavoritesWindow): string | null | undefined {
  try {
    return open().localStorage.getItem(KEY)
  } catch {
    return undefined
  }
}

function isWritten(open: () => FavoritesWindow, key: string, text: string): boolean {
  try {
    open().localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
