import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { Favorites } from './heart/favorites.ts'
import { searchOfIds } from './heart/shared-ids.ts'
import { favoritesStore } from './heart/use-favorites.ts'
import { likableOf } from '../roster/talent-card.tsx'
import { createSelectionCache } from './selection-cache.ts'
import type { Selection, SelectionView } from './selection-view.ts'

/** How the roster has the favorites, as far as it has told. Of whom it has not, what is kept must do once nothing is to come. */
export type FreshSelection = Pick<Selection, 'talents' | 'gone'> & { isAsking: boolean }

const nothingTold = { talents: [], gone: [] }

/** Of this tab; the server never keeps any. */
const selectionCache = createSelectionCache()

/** Asks the server how the roster has the favorites, again when others join them, and lets the browser keep what it says. */
export function useFreshSelection(favorites: Favorites, path: string): FreshSelection {
  const { load, data, state } = useFetcher<SelectionView>()
  const asked = useRef<readonly number[] | null>(null)
  useEffect(() => {
    const ids = favorites.map(({ id }) => id)
    asked.current ??= selectionCache.freshIds(path)
    if (ids.every((id) => asked.current?.includes(id))) return
    asked.current = ids
    void load(path + searchOfIds(ids, 'mine'))
  }, [favorites, path, load])
  const mine = data?.kind === 'mine' ? data.selection : null
  useEffect(() => {
    if (mine === null) return
    selectionCache.keep(path, mine)
    favoritesStore.refresh(mine.talents.map(likableOf))
  }, [mine, path])
  const { talents, gone } = mine ?? selectionCache.at(path) ?? nothingTold
  return { talents, gone, isAsking: data === undefined || state !== 'idle' }
}
