import { useSyncExternalStore } from 'react'

import { useIsLive } from '../../ui/use-is-live.ts'
import { createFavoritesStore } from './favorites-store.ts'
import { unknownFavorites, type FavoritesState } from './persistent-favorites.ts'

/** The favorites of this browser; a server has none, its storage is as good as shut. */
export const favoritesStore = createFavoritesStore(() => window)

/** The visitor's favorites, also as another tab changes them; unknown on the server and until script is there. */
export function useFavorites(): FavoritesState {
  const isLive = useIsLive()
  return useSyncExternalStore(
    favoritesStore.subscribe,
    isLive ? favoritesStore.current : unknown,
    unknown,
  )
}

const unknown = () => unknownFavorites
