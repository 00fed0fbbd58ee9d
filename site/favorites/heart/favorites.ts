/** What a browser keeps of a talent that its visitor likes: enough to show a card before the server is asked. */
export type Favorite = {
  id: number
  /** Empty where an earlier form of the list held numbers alone. */
  name: string
  /** The profile's address when it was last seen; empty where it is not known. */
  path: string
  /** A media path; null: initials take its place. */
  cover: string | null
  /** When it was added, in milliseconds; the list is in this order. */
  addedAt: number
}

/** The favorites in the visitor's order, each talent once. A moved one swaps moments with those that it passes. */
export type Favorites = readonly Favorite[]

/** A talent as something to like. */
export type Likable = Omit<Favorite, 'addedAt'>

/** So many that a link with all their ids stays within the 4 kB that the site reads of an address. */
export const mostFavorites = 200

/** The last moment that a date can have, in milliseconds; a later one is not read. */
export const latestMoment = 8.64e15

/**
 * The list with more talents, each at its own moment, so that one removed comes back to its place. Who is there already stays
 * as it is; of the others, those that were added last are left out where there are too many.
 */
export function withFavorites(favorites: Favorites, more: Favorites): Favorites {
  const there = new Set(favorites.map(({ id }) => id))
  const byId = new Map(more.map((each) => [each.id, each]))
  const fresh = inOrder([...byId.values()].filter(({ id }) => !there.has(id)))
  const room = Math.max(mostFavorites - favorites.length, 0)
  return inTurn(inOrder([...favorites, ...fresh.slice(0, room)]))
}

/** Talents as favorites of this moment, behind all that are there. */
export function likedNow(
  favorites: Favorites,
  talents: readonly Likable[],
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

/** The list with one talent at another place, counted from 0; places beyond the ends are the ends. */
export function movedFavorite(favorites: Favorites, id: number, place: number): Favorites {
  const moving = favorites.filter((each) => each.id === id)
  const others = withoutFavorites(favorites, [id])
  return inTurn(others.toSpliced(Math.max(place, 0), 0, ...moving))
}

/**
 * What is stored now, with whom only this tab has had since and without whom only this tab has removed: both come about where
 * nothing can be written. The order is the stored one's.
 */
export function mergedFavorites(
  favorites: Favorites,
  storedBefore: Favorites,
  storedNow: Favorites,
): Favorites {
  const [had, have] = [idsOf(storedBefore), idsOf(favorites)]
  const removed = had.filter((id) => !have.includes(id))
  return withFavorites(withoutFavorites(storedNow, removed), withoutFavorites(favorites, had))
}

/** The list as the roster knows its talents now; those that it does not know stay as they were. */
export function refreshedFavorites(favorites: Favorites, talents: readonly Likable[]): Favorites {
  const fresh = new Map(talents.map((talent) => [talent.id, talent]))
  return favorites.map((each) => {
    const { name, path, cover } = fresh.get(each.id) ?? each
    return { ...each, name, path, cover }
  })
}

const idsOf = (favorites: Favorites) => favorites.map(({ id }) => id)

const inOrder = (favorites: Favorites) =>
  favorites.toSorted((one, other) => one.addedAt - other.addedAt)

/** Hands the moments out anew, each later than the one before, so that they say the order; none is later than can be read. */
function inTurn(favorites: Favorites): Favorites {
  const moments = inOrder(favorites).map(({ addedAt }) => addedAt)
  const room = latestMoment - favorites.length + 1
  let latest = -1
  return favorites.map((each, index) => {
    latest = Math.max(Math.min(moments[index] ?? 0, room + index), latest + 1)
    return { ...each, addedAt: latest }
  })
}
