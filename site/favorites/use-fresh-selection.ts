import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { Favorites } from './heart/favorites.ts'
import { searchOfIds } from './heart/shared-ids.ts'
import { favoritesStore } from './heart/use-favorites.ts'
import { likableOf } from '../roster/talent-card.tsx'
import type { Selection, SelectionView } from './selection-view.ts'

/** The favorites as on the roster, as far as known. Once no answer is pending, stored favorites stand in for the others. */
export type FreshSelection = Pick<Selection, 'talents' | 'gone'> & { isLoading: boolean }

const noAnswer = { talents: [], gone: [] }

/** An older answer is fetched again. The browser's list of talents has the same limit. */
const FRESH_MS = 60_000

/** Caches the server's last answer about the visitor's favorites, so that the page has it at once when the visitor returns. */
export function createSelectionCache(now = Date.now) {
  let last: { path: string; selection: Selection; at: number } | null = null
  return {
    /** The last answer for an address, however old; null when there is none. */
    at: (path: string): Selection | null => (last?.path === path ? last.selection : null),
    /** Ids whose answer is still fresh. */
    freshIds(path: string): readonly number[] {
      if (last?.path !== path || now() - last.at > FRESH_MS) return []
      const { talents, gone } = last.selection
      return [...talents.map(({ id }) => id), ...gone]
    },
    keep(path: string, selection: Selection): void {
      last = { path, selection, at: now() }
    },
  }
}

/** One for each tab; the server never stores a selection. */
const selectionCache = createSelectionCache()

/** Fetches the favorites as on the roster, again when talents join them, and updates the stored favorites with the answer. */
export function useFreshSelection(favorites: Favorites, path: string): FreshSelection {
  const { load, data, state } = useFetcher<SelectionView>()
  const requestedIds = useRef<readonly number[] | null>(null)
  useEffect(() => {
    const ids = favorites.map(({ id }) => id)
    requestedIds.current ??= selectionCache.freshIds(path)
    if (ids.every((id) => requestedIds.current?.includes(id))) return
    requestedIds.current = ids
    void load(path + searchOfIds(ids, 'mine'))
  }, [favorites, path, load])
  const mine = data?.kind === 'mine' ? data.selection : null
  useEffect(() => {
    if (mine === null) return
    selectionCache.keep(path, mine)
    favoritesStore.refresh(mine.talents.map(likableOf))
  }, [mine, path])
  const { talents, gone } = mine ?? selectionCache.at(path) ?? noAnswer
  return { talents, gone, isLoading: data === undefined || state !== 'idle' }
}
