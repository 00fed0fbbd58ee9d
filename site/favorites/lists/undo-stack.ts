/** A change that can be undone. */
type Undoable<Change> = {
  change: Change
  undo: () => void
  /** Changes in a row with the same key are undone as one, such as all keys of a note. */
  key?: string
  /** The elements that take the focus after the undo, by id: the first that exists. */
  focus: readonly string[]
}

/** Older changes can no longer be undone. */
const MAX_CHANGES = 100

/** The changes of this visit that can be undone, the last one first. */
export function createUndoStack<Change>() {
  const listeners = new Set<() => void>()
  let stack: readonly Undoable<Change>[] = []

  function show(next: readonly Undoable<Change>[]) {
    stack = next.slice(-MAX_CHANGES)
    for (const listener of listeners) listener()
  }

  return {
    /** The change that `undo` would undo; null if there is none. */
    last: (): Undoable<Change> | null => stack.at(-1) ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    push: (entry: Undoable<Change>): void => {
      const last = stack.at(-1)
      const isSame = last !== undefined && entry.key !== undefined && entry.key === last.key
      show(isSame ? [...stack.slice(0, -1), { ...entry, undo: last.undo }] : [...stack, entry])
    },
    undo: (): void => {
      const last = stack.at(-1)
      show(stack.slice(0, -1))
      last?.undo()
    },
  }
}
