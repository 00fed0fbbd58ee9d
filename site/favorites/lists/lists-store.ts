import type { Favorites } from '../heart/favorites.ts'
import type { FavoritesState, FavoritesStore } from '../heart/favorites-store.ts'
import { createStoredValue, type KnownValue, type StorageWindow } from '../heart/stored-value.ts'
import { currentList, type NamedList, type NamedLists, tidyList } from './named-lists.ts'
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
  const stored = createStoredValue(open, listsFormat, catchUp)
  let last: { known: KnownValue<StoredLists>; own: FavoritesState; lists: ListsState } | null = null

  function current(): ListsState {
    const [known, own] = [stored.current(), favorites.current()]
    if (last?.known !== known || last.own !== own) last = { known, own, lists: listsIn(known, own) }
    return last.lists
  }

  /** Gives `favorites` the talents of the current list, if a page was closed before it could do so. */
  function finishReplacing() {
    const { value: lists } = stored.current()
    const { favorites: own } = favorites.current()
    stored.know({ ...lists, replaced: null })
    if (lists.replaced !== null && isSameOrder(own, lists.replaced)) {
      favorites.replace(currentList(lists).talents)
    }
  }

  function catchUp() {
    favorites.catchUp()
    if (!stored.takeOver()) return
    finishReplacing()
    stored.notify()
  }

  finishReplacing()

  return {
    /** The same object until something changes. */
    current,
    /** Subscribes to every change, including those of other tabs. */
    subscribe: (listener: () => void) => {
      const stops = [stored.subscribe(listener), favorites.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** Changes the lists, after taking over the changes of other tabs. */
    change: (make: (lists: NamedLists) => NamedLists): void => {
      catchUp()
      const before = current()
      store({ stored, favorites }, before, make(before))
      stored.notify()
    },
    /** Remembers the name under which the visitor sends lists. */
    signAs: (sender: string): void => {
      catchUp()
      stored.write({ ...stored.current().value, sender })
      stored.notify()
    },
  }
}

type Stores = {
  stored: ReturnType<typeof createStoredValue<StoredLists>>
  favorites: FavoritesStore
}

/**
 * Only a change of the current list replaces `favorites`. In between, both lists are stored, so that nothing is lost if the page is
 * closed at that moment, or if there is no room for the list that opens.
 */
function store({ stored, favorites }: Stores, before: ListsState, made: NamedLists): void {
  const { currentId, lists } = made
  // a list that is put aside forgets what was said of talents that have left it
  const aside = (list: NamedList) => (list.id === currentId ? list : tidyList(list))
  const next = { currentId, lists: lists.map(aside), sender: before.sender }
  if (currentId !== before.currentId) {
    const replaced = currentList(before).talents.map(({ id }) => id)
    stored.write({ ...next, replaced })
    favorites.replace(currentList(next).talents)
    if (favorites.current().keeping !== 'kept') return
  }
  const others = next.lists.map((list) => (list.id === currentId ? { ...list, talents: [] } : list))
  stored.write({ ...next, lists: others, replaced: null })
}

/** The lists with the talents of the current one. */
function listsIn(known: KnownValue<StoredLists>, own: FavoritesState): ListsState {
  const { currentId, lists, sender } = known.value
  return {
    currentId,
    lists: lists.map((list) =>
      list.id === currentId ? { ...list, talents: own.favorites } : list,
    ),
    sender,
    keeping: known.isKept ? own.keeping : 'this-visit',
    isComplete: known.isComplete && own.isComplete,
  }
}

function isSameOrder(favorites: Favorites, ids: readonly number[]): boolean {
  return favorites.length === ids.length && favorites.every(({ id }, index) => id === ids[index])
}
