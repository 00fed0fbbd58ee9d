import type { Favorites } from '../heart/favorites.ts'
import type { FavoritesStore } from '../heart/favorites-store.ts'
import type { ListsStore } from './lists-store.ts'
import {
  currentList,
  listOf,
  type Mark,
  MAX_LISTS,
  type NamedList,
  noRemark,
  remarkedList,
  remarkEntries,
  remarkOf,
  type Remark,
  type Remarks,
  renamedList,
  selectedList,
  tidyList,
  withList,
  withoutList,
} from './named-lists.ts'
import { readTitle } from './stored-lists.ts'
import { createUndoStack } from './undo-stack.ts'

/** A change of the visitor's lists, as the undo bar tells it. An empty title has words of its own there. */
export type ListChange =
  | { kind: 'removed'; names: readonly string[] }
  | { kind: 'moved' | 'noted'; name: string }
  | { kind: 'marked'; name: string; mark: Mark | null }
  | { kind: 'renamed' | 'created' | 'deleted'; title: string }
  | { kind: 'merged'; title: string; total: number }

/** A talent, and the name by which the undo bar calls it. */
type NamedTalent = { id: number; name: string }

/** Talents with remarks that come from elsewhere, such as a link. */
export type Given = { talents: Favorites; remarks: Remarks }

/** The visitor's changes of the lists. Each can be undone; an undo first opens the list that it is about. */
export function createListChanges(favorites: FavoritesStore, lists: ListsStore) {
  const editing = createEditing(favorites, lists)
  const { undoStack, open } = editing
  return {
    undoStack,
    open,
    ...createTalentChanges(editing),
    ...createRemarkChanges(editing),
    ...createListsChanges(editing),
  }
}

type Editing = ReturnType<typeof createEditing>

/** What all changes of lists have in common. */
function createEditing(favorites: FavoritesStore, lists: ListsStore) {
  const open = (id: string) => {
    if (id !== lists.current().currentId) lists.change((state) => selectedList(state, id))
  }
  return {
    favorites,
    lists,
    undoStack: createUndoStack<ListChange>(),
    now: () => currentList(lists.current()),
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

/** Changes of the talents in the current list. */
function createTalentChanges({ favorites, undoStack, now, setRemarks, within }: Editing) {
  return {
    remove: (talents: readonly NamedTalent[]): void => {
      const list = now()
      const ids = talents.map(({ id }) => id)
      const remarks = remarksOf(list, ids)
      const removed = favorites.remove(ids)
      if (removed.length === 0) return
      setRemarks(list.id, Object.fromEntries(ids.map((id) => [id, noRemark])))
      undoStack.push({
        change: { kind: 'removed', names: removed.map(({ name }) => name) },
        focus: removed.map(({ id }) => `remove-${id}`),
        undo: within(list.id, () => {
          favorites.restore(removed)
          setRemarks(list.id, remarks)
        }),
      })
    },
    /** Moves a talent to another place, counted from 0. */
    move: ({ id, name }: NamedTalent, place: number): void => {
      const list = now()
      const before = list.talents.findIndex((each) => each.id === id)
      if (before === -1 || before === place) return
      favorites.move(id, place)
      undoStack.push({
        change: { kind: 'moved', name },
        focus: [`${place < before ? 'before' : 'after'}-${id}`],
        undo: within(list.id, () => favorites.move(id, before)),
      })
    },
    /** Adds talents that come from elsewhere. Of a talent that is there already, the visitor's own words and mark stay. */
    merge: ({ talents, remarks }: Given): void => {
      const list = now()
      const said = remarkEntries(remarks).map(([id]) => id)
      favorites.add(talents)
      const ids = now().talents.map(({ id }) => id)
      const added = ids.filter((id) => !list.talents.some((each) => each.id === id))
      setRemarks(list.id, joinedRemarks(list, remarks, ids))
      undoStack.push({
        change: { kind: 'merged', title: list.title, total: added.length },
        focus: ['new-list'],
        undo: within(list.id, () => {
          favorites.remove(added)
          setRemarks(list.id, remarksOf(list, said))
        }),
      })
    },
  }
}

/** What is said of some talents, `noRemark` included, so that it can be set again. */
function remarksOf(list: NamedList, ids: readonly number[]): Remarks {
  return Object.fromEntries(ids.map((id) => [id, remarkOf(list, id)]))
}

function joinedRemarks(list: NamedList, given: Remarks, ids: readonly number[]): Remarks {
  const joined = remarkEntries(given).filter(([id]) => ids.includes(id))
  return Object.fromEntries(
    joined.map(([id, { note, mark }]) => {
      const own = remarkOf(list, id)
      return [id, { note: own.note || note, mark: own.mark ?? mark }]
    }),
  )
}

/** Changes of marks and notes in the current list. */
function createRemarkChanges({ lists, undoStack, now, setRemarks, within }: Editing) {
  /** Changes part of what is said of a talent in a list. Returns the undo. */
  function set(list: NamedList, id: number, part: Partial<Remark>): () => void {
    const before = remarkOf(list, id)
    const change = (more: Partial<Remark>) => {
      const said = remarkOf(listOf(lists.current(), list.id) ?? list, id)
      setRemarks(list.id, { [id]: { ...said, ...more } })
    }
    change(part)
    const old = part.note === undefined ? { mark: before.mark } : { note: before.note }
    return within(list.id, () => change(old))
  }

  return {
    mark: ({ id, name }: NamedTalent, mark: Mark | null): void => {
      const undo = set(now(), id, { mark })
      undoStack.push({ change: { kind: 'marked', name, mark }, focus: [`mark-${id}`], undo })
    },
    /**
     * `sitting` tells one editing of a note from the next: an undo takes back all of one. `list` is where the note was typed, as
     * another tab may have opened another list.
     */
    note: ({ id, name }: NamedTalent, note: string, sitting: string, list = now()): void => {
      const undo = set(list, id, { note })
      const key = `${sitting}-${id}`
      undoStack.push({ change: { kind: 'noted', name }, key, focus: [`note-${id}`], undo })
    },
  }
}

/** Changes of whole lists. */
function createListsChanges({ lists, undoStack, now, open, within }: Editing) {
  /** Adds a list at the end and makes it the current one. False if there are too many. */
  function add(list: Omit<NamedList, 'id'>): boolean {
    const { lists: all, currentId } = lists.current()
    if (all.length >= MAX_LISTS) return false
    const id = Math.random().toString(36).slice(2, 12) // tells the lists of one browser from each other
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
    keep: (title: string, given: Given): boolean => add({ title: readTitle(title), ...given }),
    /** `list` is the one whose title was edited, as another tab may have opened another. */
    rename: (title: string, list = now()): void => {
      if (title === list.title) return
      const set = (text: string) => lists.change((state) => renamedList(state, list.id, text))
      set(title)
      const undo = within(list.id, () => set(list.title))
      undoStack.push({ change: { kind: 'renamed', title }, focus: ['rename'], undo })
    },
    /** Deletes the current list, unless it is the only one. */
    deleteList: (): void => {
      const { lists: all } = lists.current()
      const list = now()
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
