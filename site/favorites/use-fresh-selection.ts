import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { searchOfIds } from './heart/shared-ids.ts'
import { favoritesStore } from './heart/use-favorites.ts'
import { candidateOf } from '../roster/talent-card.tsx'
import type { Selection, SelectionView } from './load-selection.server.ts'

type Told = Pick<Selection, 'talents' | 'gone'>

/** The talents of a list as on the roster, and what is known of the others: their answer is to come, or did not come. */
export type FreshSelection = Told & { status: 'whole' | 'coming' | 'unreachable' }

const noAnswer = { talents: [], gone: [] }

/** An older answer is fetched again. The browser's list of talents has the same limit. */
const FRESH_MS = 60_000

/**
 * Caches the server's last answer about the talents of lists, so that the page has it at once when the visitor returns. While
 * it is fresh, a further answer adds to it: lists share talents, and the visitor goes from one to the other.
 */
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
      const isFresh = last?.path === path && now() - last.at <= FRESH_MS
      last =
        last !== null && isFresh
          ? { ...last, selection: joined(selection, last.selection) }
          : { path, selection, at: now() }
    },
  }
}

/** The newer answer, with talents that only the older one has. Both are bounded; so are the lists that they are about. */
function joined(newer: Selection, older: Told): Selection {
  const ids = new Set([...newer.talents.map(({ id }) => id), ...newer.gone])
  return {
    ...newer,
    talents: [...newer.talents, ...older.talents.filter(({ id }) => !ids.has(id))],
    gone: [...newer.gone, ...older.gone.filter((id) => !ids.has(id))],
  }
}

/** One for each tab; the server never stores a selection. */
const selectionCache = createSelectionCache()

/** Fetches talents as on the roster, again when others join them, and updates the stored favorites with the answer. */
export function useFreshSelection(listed: readonly { id: number }[], path: string): FreshSelection {
  const { load, data, state } = useFetcher<SelectionView>()
  const requestedIds = useRef<readonly number[]>([])
  useEffect(() => {
    const answered = selectionCache.at(path)
    if (answered !== null && favoritesStore.current().favorites.some((each) => each.path === '')) {
      favoritesStore.refresh(answered.talents.map(candidateOf)) // another list was open when the answer came
    }
    const ids = listed.map(({ id }) => id)
    const known = [...selectionCache.freshIds(path), ...requestedIds.current]
    if (ids.every((id) => known.includes(id))) return
    requestedIds.current = ids
    void load(path + searchOfIds(ids, 'mine'))
  }, [listed, path, load])
  const mine = data?.kind === 'mine' ? data.selection : null
  useEffect(() => {
    if (mine === null) return
    selectionCache.keep(path, mine)
    favoritesStore.refresh(mine.talents.map(candidateOf))
  }, [mine, path])
  const earlier = selectionCache.at(path) ?? noAnswer
  const told = toldOf(listed, mine === null ? earlier : joined(mine, earlier))
  const isWhole = told.talents.length + told.gone.length === listed.length
  const isPending = data === undefined || state !== 'idle'
  return { ...told, status: isWhole ? 'whole' : isPending ? 'coming' : 'unreachable' }
}

/** What an answer says of the talents of one list. */
function toldOf(listed: readonly { id: number }[], { talents, gone }: Told): Told {
  const ids = new Set(listed.map(({ id }) => id))
  return {
    talents: talents.filter(({ id }) => ids.has(id)),
    gone: gone.filter((id) => ids.has(id)),
  }
}
