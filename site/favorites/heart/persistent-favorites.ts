import { type Favorites, mergedFavorites } from './favorites.ts'
import { favoritesFormat } from './stored-favorites.ts'
import { createStorageListeners, createStoredValue, type StorageWindow } from './stored-value.ts'

/** The visitor's favorites, where they are stored, and the last change. */
export type FavoritesState = {
  favorites: Favorites
  /** `unknown` until the storage has been read; `this-visit` if the storage is off or full. */
  keeping: 'unknown' | 'kept' | 'this-visit'
  /** False if some stored favorites could not be read. */
  isComplete: boolean
  /** The visitor's last change in this tab. */
  lastChange: FavoritesChange | null
}

/** A change of the favorites, to be announced to the visitor. */
export type FavoritesChange =
  | { kind: 'added' | 'removed'; names: readonly string[] }
  | { kind: 'moved'; name: string; position: number }
  | { kind: 'full' }
  | { kind: 'not-kept' }

/** The state on the server, and in the browser until the storage has been read. */
export const unknownFavorites: FavoritesState = {
  favorites: [],
  keeping: 'unknown',
  isComplete: true,
  lastChange: null,
}

type Change = { favorites: Favorites; lastChange: FavoritesChange | null }

/** The favorites in the browser's storage, shared by its tabs. If the storage is off or full, they last for the visit. */
export function createPersistentFavorites(open: () => StorageWindow) {
  const { notify, subscribe } = createStorageListeners(open, catchUp)
  const storage = createStoredValue(open, favoritesFormat)
  let state: FavoritesState = {
    favorites: storage.found().value,
    isComplete: storage.found().isComplete,
    keeping: storage.isOpen ? 'kept' : 'this-visit',
    lastChange: null,
  }
  let wasLossShown = false

  function show(next: FavoritesState) {
    state = next
    notify()
  }

  /** Takes over the favorites that another tab has written, and merges in changes that could not be stored here. */
  function catchUp() {
    const before = storage.found()
    if (!storage.readAnew()) return
    const now = storage.found()
    show({
      ...state,
      favorites: mergedFavorites(state.favorites, before.value, now.value),
      isComplete: state.isComplete && now.isComplete,
      lastChange: null,
    })
  }

  return {
    current: () => state,
    catchUp,
    /** Subscribes to every change, including those of other tabs. */
    subscribe,
    /** Changes the favorites, after taking over the changes of other tabs. */
    change: (make: (favorites: Favorites) => Change) => {
      catchUp()
      const { favorites, lastChange } = make(state.favorites)
      const isKept = storage.write(favorites)
      const isLoss = !isKept && !wasLossShown
      wasLossShown = !isKept
      show({
        favorites,
        keeping: isKept ? 'kept' : 'this-visit',
        isComplete: state.isComplete,
        lastChange: isLoss ? { kind: 'not-kept' } : lastChange,
      })
    },
    /** Clears the last change once the visitor has read it. */
    dismissNotice: () => show({ ...state, lastChange: null }),
  }
}
