import { type Given, type ListEditing, type NamedTalent, remarksOf } from './list-editing.ts'
import {
  currentList,
  listOf,
  type Mark,
  type NamedList,
  noRemark,
  remarkEntries,
  remarkOf,
  type Remark,
  type Remarks,
} from './named-lists.ts'

/** The visitor's changes of the talents in the current list. Each can be undone. */
export function createTalentChanges({
  favorites,
  lists,
  undoStack,
  setRemarks,
  within,
}: ListEditing) {
  const now = () => currentList(lists.current())
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
  }
}

/** Adds talents that come from elsewhere to the current list. It can be undone. */
export function createMerging({ favorites, lists, undoStack, setRemarks, within }: ListEditing) {
  const now = () => currentList(lists.current())
  return {
    /** Of a talent that is in the list already, the visitor's own words and mark stay. */
    merge: ({ talents, remarks }: Given): void => {
      const before = now()
      const had = new Set(before.talents.map(({ id }) => id))
      favorites.add(talents)
      const after = now()
      const added = after.talents.filter(({ id }) => !had.has(id))
      const ids = after.talents.map(({ id }) => id)
      setRemarks(before.id, joinedRemarks(before, remarks, ids))
      undoStack.push({
        change: { kind: 'merged', title: before.title, total: added.length },
        focus: ['new-list'],
        undo: within(before.id, () => {
          favorites.remove(added.map(({ id }) => id))
          setRemarks(
            before.id,
            remarksOf(
              before,
              remarkEntries(remarks).map(([id]) => id),
            ),
          )
        }),
      })
    },
  }
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

/** The visitor's marks and notes in the current list. Each can be undone. */
export function createRemarkChanges({ lists, undoStack, setRemarks, within }: ListEditing) {
  const now = () => currentList(lists.current())

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
