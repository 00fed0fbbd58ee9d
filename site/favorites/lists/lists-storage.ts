import { createStoredValue, type StorageWindow } from '../heart/stored-value.ts'
import { mergedLists } from './named-lists.ts'
import { listsFormat, type StoredLists } from './stored-lists.ts'

/** What is stored of the lists, as this tab knows it. */
export type Kept = {
  stored: StoredLists
  /** False if the storage is off or full. */
  isKept: boolean
  /** False if some of what was stored could not be read. */
  isComplete: boolean
}

/** The lists in a browser's storage, without the talents of the current one. If it is off or full, they last for the visit. */
export function createListsStorage(open: () => StorageWindow) {
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
