import { useState } from 'react'

import type { Favorites } from './favorites.ts'
import { useFavorites } from './use-favorites.ts'

/** The favorites; while the page of one who is taken out stays on screen, as they were with that one. */
export function useFavoritesWith(id: number): Favorites {
  const { favorites } = useFavorites()
  const [latest, setLatest] = useState(favorites)
  const has = (list: Favorites) => list.some((each) => each.id === id)
  if (has(favorites) && favorites !== latest) setLatest(favorites)
  return has(favorites) || !has(latest) ? favorites : latest
}
