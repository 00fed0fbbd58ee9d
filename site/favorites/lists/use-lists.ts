import { useSyncExternalStore } from 'react'

import { favoritesStore } from '../heart/use-favorites.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { createListChanges } from './list-changes.ts'
import { createListsStore, type ListsState } from './lists-store.ts'
import { onlyList } from './named-lists.ts'

/** The lists of this browser. On the server there is one, empty, as if the storage were off. */
export const listsStore = createListsStore(() => window, favoritesStore)

/** What the visitor does with them. */
export const listChanges = createListChanges(favoritesStore, listsStore)

const unknownLists: ListsState = { ...onlyList, sender: '', keeping: 'unknown', isComplete: true }
const unknown = () => unknownLists

/** The visitor's lists, with the changes of other tabs; unknown on the server and until script takes over. */
export function useLists(): ListsState {
  const isLive = useIsLive()
  return useSyncExternalStore(listsStore.subscribe, isLive ? listsStore.current : unknown, unknown)
}

/** The last change that can be undone; null if there is none. */
export function useLastChange() {
  const { subscribe, last } = listChanges.undoStack
  return useSyncExternalStore(subscribe, last, () => null)
}
