import { useSyncExternalStore } from 'react'

import { createFavoritesStore } from './favorites-store.ts'
import { unknownFavorites, type FavoritesState } from './kept-favorites.ts'

/** The favorites of this browser; a server has none, its storage is as good as shut. */
export const favoritesStore = createFavoritesStore(() => window)

/** The visitor's favorites, also as another tab changes them; unknown on the server and until script is there. */
export function useFavorites(): FavoritesState {
  return useSyncExternalStore(
    favoritesStore.subscribe,
    favoritesStore.current,
    () => unknownFavorites,
  )
}
