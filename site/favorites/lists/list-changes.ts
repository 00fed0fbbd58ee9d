import type { FavoritesStore } from '../heart/favorites-store.ts'
import { createListEditing, type Given, type ListEditing } from './list-editing.ts'
import type { ListsStore } from './lists-store.ts'
import {
  currentList,
  MAX_LISTS,
  type NamedList,
  renamedList,
  tidyList,
  withList,
  withoutList,
} from './named-lists.ts'
import { createMerging, createRemarkChanges, createTalentChanges } from './talent-changes.ts'

export type ListChanges = ReturnType<typeof createListChanges>

/** The visitor's changes of the lists. Each can be undone; an undo first opens the list that it is about. */
export function createListChanges(favorites: FavoritesStore, lists: ListsStore) {
  const editing = createListEditing(favorites, lists)
  const { undoStack, open } = editing
  return {
    undoStack,
    open,
    ...createTalentChanges(editing),
    ...createMerging(editing),
    ...createRemarkChanges(editing),
    ...createTitleChanges(editing),
  }
}

/** Changes of whole lists. */
function createTitleChanges({ lists, undoStack, open, within }: ListEditing) {
  /** Adds a list at the end and makes it the current one. False if there are too many. */
  function add(list: Omit<NamedList, 'id'>): boolean {
    const { lists: all, currentId } = lists.current()
    if (all.length >= MAX_LISTS) return false
    const id = newId()
    lists.change((state) => withList(state, tidyList({ ...list, id }), state.lists.length))
    undoStack.push({
      change: { kind: 'created', title: list.title },
      focus: ['new-list'],
      undo: () => {
        const made = lists.current().lists.find((each) => each.id === id)
        const hasGrown = made !== undefined && made.talents.length > list.talents.length
        if (!hasGrown) lists.change((state) => withoutList(state, id)) // hearts have no undo of their own
        open(currentId)
      },
    })
    return true
  }

  return {
    /** Makes an empty list. */
    create: (title: string): boolean => add({ title, talents: [], remarks: {} }),
    /** Keeps given talents as a list of their own. */
    keep: (title: string, given: Given): boolean => add({ title, ...given }),
    /** `list` is the one whose title was edited, as another tab may have opened another. */
    rename: (title: string, list = currentList(lists.current())): void => {
      if (title === list.title) return
      const set = (text: string) => lists.change((state) => renamedList(state, list.id, text))
      set(title)
      const undo = within(list.id, () => set(list.title))
      undoStack.push({ change: { kind: 'renamed', title }, focus: ['rename'], undo })
    },
    /** Deletes the current list, unless it is the only one. */
    deleteList: (): void => {
      const { lists: all } = lists.current()
      const list = currentList(lists.current())
      if (all.length < 2) return
      const place = all.indexOf(list)
      lists.change((state) => withoutList(state, list.id))
      undoStack.push({
        change: { kind: 'deleted', title: list.title },
        focus: ['delete-list'],
        undo: () => lists.change((state) => withList(state, list, place)),
      })
    },
  }
}

/** Tells the lists of one browser from each other. */
function newId(): string {
  return Math.random().toString(36).slice(2, 12)
}
