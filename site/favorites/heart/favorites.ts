/** A favorite talent as the browser stores it: enough to show a card before the server answers. */
export type Favorite = {
  id: number
  /** Empty if it comes from an earlier form of the list, which held ids alone. */
  name: string
  /** The profile's last known address; empty if unknown. */
  path: string
  /** A media path; null: initials take its place. */
  cover: string | null
  /** When it was added, in milliseconds; the list is in this order. */
  addedAt: number
}

/** The favorites in the visitor's order, each talent once. A move reassigns the `addedAt` values in the new order. */
export type Favorites = readonly Favorite[]

/** A talent that can become a favorite. */
export type FavoriteCandidate = Omit<Favorite, 'addedAt'>

/** With this limit, a link with all ids stays within the 4 kB that the site reads of an address. */
export const MAX_FAVORITES = 200

/** The last moment that a `Date` can hold, in milliseconds; a later one is not read. */
export const MAX_DATE_MS = 8.64e15

/**
 * The list with more talents, each at its own moment, so that a removed talent returns to its place. Talents already in the list
 * stay as they are. If there is no room for all the others, those added last are left out.
 */
export function withFavorites(favorites: Favorites, more: Favorites): Favorites {
  const known = new Set(favorites.map(({ id }) => id))
  const byId = new Map(more.map((each) => [each.id, each]))
  const fresh = inOrder([...byId.values()].filter(({ id }) => !known.has(id)))
  const room = Math.max(MAX_FAVORITES - favorites.length, 0)
  return inTurn(inOrder([...favorites, ...fresh.slice(0, room)]))
}

/** Talents as favorites added now, at the end of the list. */
export function addedNow(
  favorites: Favorites,
  talents: readonly FavoriteCandidate[],
  now: number,
): Favorites {
  const next = Math.max(now, (favorites.at(-1)?.addedAt ?? 0) + 1)
  return talents.map(({ id, name, path, cover }, index) => ({
    id,
    name,
    path,
    cover,
    addedAt: next + index,
  }))
}

export function withoutFavorites(favorites: Favorites, ids: readonly number[]): Favorites {
  return favorites.filter(({ id }) => !ids.includes(id))
}

/** The list with one talent at another place, counted from 0. A place beyond an end means that end. */
export function movedFavorite(favorites: Favorites, id: number, place: number): Favorites {
  const moving = favorites.filter((each) => each.id === id)
  const others = withoutFavorites(favorites, [id])
  return inTurn(others.toSpliced(Math.max(place, 0), 0, ...moving))
}

/**
 * The list stored now, merged with the changes that only this tab has because it could not write them: talents it added join the
 * list, talents it removed leave it. The order is that of the stored list.
 */
export function mergedFavorites(
  favorites: Favorites,
  storedBefore: Favorites,
  storedNow: Favorites,
): Favorites {
  const [before, after] = [idsOf(storedBefore), idsOf(favorites)]
  const removed = before.filter((id) => !after.includes(id))
  return withFavorites(withoutFavorites(storedNow, removed), withoutFavorites(favorites, before))
}

/** The list with its talents as on the roster now; talents that are not on the roster stay as they were. */
export function refreshedFavorites(
  favorites: Favorites,
  talents: readonly FavoriteCandidate[],
): Favorites {
  const fresh = new Map(talents.map((talent) => [talent.id, talent]))
  return favorites.map((each) => {
    const { name, path, cover } = fresh.get(each.id) ?? each
    return { ...each, name, path, cover }
  })
}

const idsOf = (favorites: Favorites) => favorites.map(({ id }) => id)

const inOrder = (favorites: Favorites) =>
  favorites.toSorted((one, other) => one.addedAt - other.addedAt)

/** Reassigns the moments in the list's order, each later than the one before, and none too late to be read. */
function inTurn(favorites: Favorites): Favorites {
  const moments = inOrder(favorites).map(({ addedAt }) => addedAt)
  const room = MAX_DATE_MS - favorites.length + 1
  let latest = -1
  return favorites.map((each, index) => {
    latest = Math.max(Math.min(moments[index] ?? 0, room + index), latest + 1)
    return { ...each, addedAt: latest }
  })
}
