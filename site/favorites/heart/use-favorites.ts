import { useSyncExternalStore } from 'react'

import { useIsLive } from '../../ui/use-is-live.ts'
import { createFavoritesStore, type FavoritesState, unknownFavorites } from './favorites-store.ts'

/** The favorites of this browser. On the server it has none, as if the storage were off. */
export const favoritesStore = createFavoritesStore(() => window)

/** The visitor's favorites, with the changes of other tabs; unknown on the server and until script takes over. */
export function useFavorites(): FavoritesState {
  const isLive = useIsLive()
  return useSyncExternalStore(
    favoritesStore.subscribe,
    isLive ? favoritesStore.current : unknown,
    unknown,
  )
}

const unknown = () => unknownFavorites
