import type { Favorites } from '../heart/favorites.ts'
import type { FavoritesState, FavoritesStore } from '../heart/favorites-store.ts'
import {
  createStorageListeners,
  createStoredValue,
  type StorageWindow,
} from '../heart/stored-value.ts'
import {
  currentList,
  mergedLists,
  type NamedList,
  type NamedLists,
  tidyList,
} from './named-lists.ts'
import { listsFormat, type StoredLists } from './stored-lists.ts'

/** The visitor's lists, and where they are stored. */
export type ListsState = NamedLists &
  Pick<FavoritesState, 'keeping' | 'isComplete'> & {
    /** The name under which the visitor last sent a list; empty at first. */
    sender: string
  }

export type ListsStore = ReturnType<typeof createListsStore>

/** The visitor's lists, shared by the browser's tabs. The talents of the current list are those of `favorites`. */
export function createListsStore(open: () => StorageWindow, favorites: FavoritesStore) {
  const storage = createListsStorage(open)
  const { notify, subscribe } = createStorageListeners(open, catchUp)
  const current = lastOf(() => ({ kept: storage.current(), own: favorites.current() }), listsIn)

  /** Gives `favorites` the talents of the current list, if a page was closed before it could do so. */
  function finishReplacing() {
    const { stored } = storage.current()
    const { favorites: own } = favorites.current()
    storage.show({ ...stored, replaced: null })
    if (stored.replaced !== null && isSameOrder(own, stored.replaced)) {
      favorites.replace(currentList(stored).talents)
    }
  }

  function catchUp() {
    favorites.catchUp()
    if (!storage.catchUp()) return
    finishReplacing()
    notify()
  }

  finishReplacing()

  return {
    /** The same object until something changes. */
    current,
    /** Subscribes to every change, including those of other tabs. */
    subscribe: (listener: () => void) => {
      const stops = [subscribe(listener), favorites.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** Changes the lists, after taking over the changes of other tabs. */
    change: (make: (lists: NamedLists) => NamedLists): void => {
      catchUp()
      const before = current()
      store({ storage, favorites }, before, make(before))
      notify()
    },
    /** Remembers the name under which the visitor sends lists. */
    signAs: (sender: string): void => {
      catchUp()
      storage.write({ ...storage.current().stored, sender })
      notify()
    },
  }
}

type Stores = { storage: ReturnType<typeof createListsStorage>; favorites: FavoritesStore }

/**
 * Only a change of the current list replaces `favorites`. In between, both lists are stored, so that nothing is lost if the page is
 * closed at that moment, or if there is no room for the list that opens.
 */
function store({ storage, favorites }: Stores, before: ListsState, made: NamedLists): void {
  const { currentId, lists } = made
  // a list that is put aside forgets what was said of talents that have left it
  const aside = (list: NamedList) => (list.id === currentId ? list : tidyList(list))
  const next = { currentId, lists: lists.map(aside), sender: before.sender }
  if (currentId !== before.currentId) {
    const replaced = currentList(before).talents.map(({ id }) => id)
    storage.write({ ...next, replaced })
    favorites.replace(currentList(next).talents)
    if (favorites.current().keeping !== 'kept') return
  }
  const others = next.lists.map((list) => (list.id === currentId ? { ...list, talents: [] } : list))
  storage.write({ ...next, lists: others, replaced: null })
}

type Parts = { kept: Kept; own: FavoritesState }

/** The lists with the talents of the current one. */
function listsIn({ kept: { stored, isKept, isComplete }, own }: Parts): ListsState {
  const { currentId, lists, sender }: StoredLists = stored
  return {
    currentId,
    lists: lists.map((list) =>
      list.id === currentId ? { ...list, talents: own.favorites } : list,
    ),
    sender,
    keeping: isKept ? own.keeping : 'this-visit',
    isComplete: isComplete && own.isComplete,
  }
}

/** What `make` makes of the parts; the same object as long as they are the same. */
function lastOf<Made>(parts: () => Parts, make: (parts: Parts) => Made): () => Made {
  let last: { parts: Parts; made: Made } | null = null
  return () => {
    const { kept, own } = parts()
    if (last?.parts.kept === kept && last.parts.own === own) return last.made
    last = { parts: { kept, own }, made: make({ kept, own }) }
    return last.made
  }
}

function isSameOrder(favorites: Favorites, ids: readonly number[]): boolean {
  return favorites.length === ids.length && favorites.every(({ id }, index) => id === ids[index])
}

/** What is stored of the lists, as this tab knows it. */
type Kept = {
  stored: StoredLists
  /** False if the storage is off or full. */
  isKept: boolean
  /** False if some of what was stored could not be read. */
  isComplete: boolean
}

/** The lists in a browser's storage, without the talents of the current one. If it is off or full, they last for the visit. */
function createListsStorage(open: () => StorageWindow) {
  const storage = createStoredValue(open, listsFormat)
  const { value, isComplete } = storage.found()
  let kept: Kept = { stored: value, isKept: storage.isOpen, isComplete }

  return {
    current: (): Kept => kept,
    write: (stored: StoredLists): void => {
      kept = { ...kept, stored, isKept: storage.write(stored) }
    },
    /** Changes what this tab knows, without storing it. */
    show: (stored: StoredLists): void => {
      kept = { ...kept, stored }
    },
    /** Takes over what another tab has written, and merges in changes that could not be stored here. False if there is nothing. */
    catchUp: (): boolean => {
      const before = storage.found()
      if (!storage.readAnew()) return false
      const now = storage.found()
      const { sender, replaced } = now.value
      kept = {
        ...kept,
        stored: { ...mergedLists(kept.stored, before.value, now.value), sender, replaced },
        isComplete: kept.isComplete && now.isComplete,
      }
      return true
    },
  }
}
