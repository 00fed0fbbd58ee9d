import type { Favorites } from '../heart/favorites.ts'
import type { FavoritesStore } from '../heart/favorites-store.ts'
import type { ListsStore } from './lists-store.ts'
import {
  listOf,
  type Mark,
  type NamedList,
  remarkedList,
  remarkOf,
  selectedList,
  type Remarks,
} from './named-lists.ts'
import { createUndoStack } from './undo-stack.ts'

/** A change of the visitor's lists, as the undo bar tells it. An empty title has words of its own there. */
export type ListChange =
  | { kind: 'removed'; names: readonly string[] }
  | { kind: 'moved' | 'noted'; name: string }
  | { kind: 'marked'; name: string; mark: Mark | null }
  | { kind: 'renamed' | 'created' | 'deleted'; title: string }
  | { kind: 'merged'; title: string; total: number }

/** A talent, and the name by which the undo bar calls it. */
export type NamedTalent = { id: number; name: string }

/** Talents with remarks that come from elsewhere, such as a link. */
export type Given = { talents: Favorites; remarks: Remarks }

export type ListEditing = ReturnType<typeof createListEditing>

/** What all changes of lists have in common. */
export function createListEditing(favorites: FavoritesStore, lists: ListsStore) {
  const open = (id: string) => {
    if (id !== lists.current().currentId) lists.change((state) => selectedList(state, id))
  }
  return {
    favorites,
    lists,
    undoStack: createUndoStack<ListChange>(),
    /** Makes a list the current one. */
    open,
    setRemarks: (id: string, remarks: Remarks) =>
      lists.change((state) => remarkedList(state, id, remarks)),
    /** An undo that first opens the list that it is about. It does nothing if that list is gone. */
    within: (id: string, undo: () => void) => () => {
      if (listOf(lists.current(), id) === null) return
      open(id)
      undo()
    },
  }
}

/** What is said of some talents, `noRemark` included, so that it can be set again. */
export function remarksOf(list: NamedList, ids: readonly number[]): Remarks {
  return Object.fromEntries(ids.map((id) => [id, remarkOf(list, id)]))
}
