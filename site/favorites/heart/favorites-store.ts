import type { StorageWindow } from './stored-value.ts'
import {
  likedNow,
  movedFavorite,
  refreshedFavorites,
  withFavorites,
  withoutFavorites,
  type Favorites,
  type Likable,
} from './favorites.ts'
import { createPersistentFavorites, type FavoritesChange } from './persistent-favorites.ts'

export type FavoritesStore = ReturnType<typeof createFavoritesStore>

/** The visitor's actions on the favorites that the browser stores. */
export function createFavoritesStore(open: () => StorageWindow, now = Date.now) {
  const { change, ...kept } = createPersistentFavorites(open)
  return {
    ...kept,
    /** Adds talents at the end. */
    add(talents: readonly Likable[]): void {
      change((favorites) => joined(favorites, likedNow(favorites, talents, now())))
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
    refresh(talents: readonly Likable[]): void {
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
function changeOf(kind: 'added' | 'removed', talents: readonly Likable[]): FavoritesChange | null {
  return talents.length === 0 ? null : { kind, names: talents.map(({ name }) => name) }
}
