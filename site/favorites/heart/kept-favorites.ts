import { createFavoritesStorage, type FavoritesWindow } from './favorites-storage.ts'
import { mergedFavorites, type Favorites } from './favorites.ts'

/** The visitor's favorites, and what is to be said of them. */
export type FavoritesState = {
  favorites: Favorites
  /** `unknown` until the browser has been asked; `this-visit` where it keeps nothing. */
  keeping: 'unknown' | 'kept' | 'this-visit'
  /** False where some of what was kept could not be read. */
  isWhole: boolean
  /** What the visitor did last in this tab. */
  news: FavoritesNews | null
}

/** What a change of the favorites brought about, to be told in words. */
export type FavoritesNews =
  | { kind: 'added' | 'removed'; names: readonly string[] }
  | { kind: 'moved'; name: string; position: number }
  | { kind: 'full' }
  | { kind: 'not-kept' }

/** On the server, and until the browser has been asked. */
export const unknownFavorites: FavoritesState = {
  favorites: [],
  keeping: 'unknown',
  isWhole: true,
  news: null,
}

type Change = { favorites: Favorites; news: FavoritesNews | null }

/** When another tab writes, and when Back brings up a page that heard nothing meanwhile. */
const EVENTS = ['storage', 'pageshow']

/** The favorites in a browser's storage, shared by its tabs. Where that is shut or full they last for the visit. */
export function createKeptFavorites(open: () => FavoritesWindow) {
  const listeners = new Set<() => void>()
  const storage = createFavoritesStorage(open)
  let state: FavoritesState = {
    ...storage.found(),
    keeping: storage.isOpen ? 'kept' : 'this-visit',
    news: null,
  }
  let wasLossTold = false

  function show(next: FavoritesState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Takes over what another tab has written; what lasts for this visit only stays beside it. */
  function catchUp() {
    const before = storage.found()
    if (!storage.readAnew()) return
    const now = storage.found()
    show({
      ...state,
      favorites: mergedFavorites(state.favorites, before.favorites, now.favorites),
      isWhole: state.isWhole && now.isWhole,
      news: null,
    })
  }

  return {
    current: () => state,
    /** Hears of every change; from the first listener to the last also of what other tabs do. */
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) for (const event of EVENTS) open().addEventListener(event, catchUp)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const event of EVENTS) open().removeEventListener(event, catchUp)
      }
    },
    /** Changes what all tabs have by now. */
    change: (make: (favorites: Favorites) => Change) => {
      catchUp()
      const { favorites, news } = make(state.favorites)
      const isKept = storage.write(favorites)
      const isLoss = !isKept && !wasLossTold
      wasLossTold = !isKept
      show({
        favorites,
        keeping: isKept ? 'kept' : 'this-visit',
        isWhole: state.isWhole,
        news: isLoss ? { kind: 'not-kept' } : news,
      })
    },
    /** The last news has been read. */
    hush: () => show({ ...state, news: null }),
  }
}
