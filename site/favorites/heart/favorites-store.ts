import { createStoredValue, type StorageWindow } from './stored-value.ts'
import {
  type Favorites,
  type FavoriteCandidate,
  addedNow,
  movedFavorite,
  refreshedFavorites,
  withFavorites,
  withoutFavorites,
} from './favorites.ts'
import { favoritesFormat } from './stored-favorites.ts'

export type FavoritesStore = ReturnType<typeof createFavoritesStore>

/** The visitor's actions on the favorites that the browser stores. */
export function createFavoritesStore(open: () => StorageWindow, now = Date.now) {
  const { change, ...kept } = createPersistentFavorites(open)
  return {
    ...kept,
    /** Adds talents at the end. */
    add(talents: readonly FavoriteCandidate[]): void {
      change((favorites) => joined(favorites, addedNow(favorites, talents, now())))
    },
    /** @returns the removed favorites, for `restore`. */
    remove(ids: readonly number[]): Favorites {
      let removed: Favorites = []
      change((favorites) => {
        removed = favorites.filter(({ id }) => ids.includes(id))
        return {
          favorites: withoutFavorites(favorites, ids),
          lastChange: changeOf('removed', removed),
        }
      })
      return removed
    },
    /** Puts removed favorites back in their places. */
    restore(removed: Favorites): void {
      change((favorites) => joined(favorites, removed))
    },
    /** Shows another list in place of this one, without an announcement. */
    replace(favorites: Favorites): void {
      change(() => ({ favorites, lastChange: null }))
    },
    /** Moves a favorite to another place, counted from 0. */
    move(id: number, place: number): void {
      change((before) => {
        const favorites = movedFavorite(before, id, place)
        const index = favorites.findIndex((each) => each.id === id)
        const moved = favorites[index]
        const lastChange =
          moved && ({ kind: 'moved', name: moved.name, position: index + 1 } as const)
        return { favorites, lastChange: lastChange ?? null }
      })
    },
    /** Updates names, addresses and covers from the roster, without an announcement. */
    refresh(talents: readonly FavoriteCandidate[]): void {
      const { favorites: before } = kept.current()
      const isOld = writeText(refreshedFavorites(before, talents)) !== writeText(before)
      if (!isOld) return
      change((favorites) => ({
        favorites: refreshedFavorites(favorites, talents),
        lastChange: kept.current().lastChange,
      }))
    },
  }
}

const writeText = (favorites: Favorites) => JSON.stringify(favorites)

/** The list with more talents. Reports `full` when one of them has no room. */
function joined(before: Favorites, more: Favorites) {
  const fresh = more.filter(({ id }) => before.every((each) => each.id !== id))
  const favorites = withFavorites(before, fresh)
  const isFull = favorites.length < before.length + fresh.length
  return { favorites, lastChange: isFull ? ({ kind: 'full' } as const) : changeOf('added', fresh) }
}

/** Null when nothing was added or removed. */
function changeOf(
  kind: 'added' | 'removed',
  talents: readonly FavoriteCandidate[],
): FavoritesChange | null {
  return talents.length === 0 ? null : { kind, names: talents.map(({ name }) => name) }
}

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
function createPersistentFavorites(open: () => StorageWindow) {
  const stored = createStoredValue(open, favoritesFormat, catchUp)
  let state = stateWith(null)
  let wasLossShown = false

  function stateWith(lastChange: FavoritesChange | null): FavoritesState {
    const { value: favorites, isKept, isComplete } = stored.current()
    return { favorites, keeping: isKept ? 'kept' : 'this-visit', isComplete, lastChange }
  }

  function show(lastChange: FavoritesChange | null) {
    state = stateWith(lastChange)
    stored.notify()
  }

  function catchUp() {
    if (stored.takeOver()) show(null)
  }

  return {
    current: () => state,
    /** Takes over the favorites that another tab has written. */
    catchUp,
    /** Subscribes to every change, including those of other tabs. */
    subscribe: stored.subscribe,
    /** Changes the favorites, after taking over the changes of other tabs. */
    change: (make: (favorites: Favorites) => Change) => {
      catchUp()
      const { favorites, lastChange } = make(state.favorites)
      stored.write(favorites)
      const { isKept } = stored.current()
      const isLoss = !isKept && !wasLossShown
      wasLossShown = !isKept
      show(isLoss ? { kind: 'not-kept' } : lastChange)
    },
    /** Clears the last change once the visitor has read it. */
    dismissNotice: () => show(null),
  }
}
