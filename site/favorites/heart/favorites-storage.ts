import type { Favorites } from './favorites.ts'
import { readFavorites, writeFavorites, type Found } from './stored-favorites.ts'

/** The part of a browser's window that favorites need. */
export type FavoritesWindow = EventTarget & { readonly localStorage: Storage }

/** Browsers have always stored favorites under `KEY` (docs/product.md: Favorites). Unreadable text is copied to `ASIDE_KEY`. */
const KEY = 'favorites'
const ASIDE_KEY = 'favorites-unreadable'

/** The favorites in a browser's storage. Never throws, even if the storage is off or full. */
export function createFavoritesStorage(open: () => FavoritesWindow) {
  let seen = readText(open)
  let found = readFavorites(seen ?? null)
  return {
    isOpen: seen !== undefined,
    /** The favorites as last read or written. */
    found: (): Found => found,
    /** Reads the storage again. False if no other tab has written, or if the storage is off. */
    readAnew(): boolean {
      const text = readText(open)
      if (text === undefined || text === seen) return false
      seen = text
      found = readFavorites(text)
      return true
    },
    /** False if the storage is off or full. Unreadable text is overwritten only after it is copied aside. */
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

/** Undefined if the storage is off. */
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
