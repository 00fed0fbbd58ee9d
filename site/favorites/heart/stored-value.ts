/** The part of a browser's window that stored values need. */
export type StorageWindow = EventTarget & { readonly localStorage: Storage }

/** A value as it was found; `isComplete` is false if some of the text could not be read. */
export type FoundValue<Value> = { value: Value; isComplete: boolean }

/** How a value becomes text under a key, and how two tabs' values become one. */
export type StoredFormat<Value> = {
  key: string
  /** Never throws, whatever the text; null: there is none. */
  read: (text: string | null) => FoundValue<Value>
  write: (value: Value) => string
  /** What is stored now, with the changes that only this tab has because it could not store them. */
  merge: (mine: Value, storedBefore: Value, storedNow: Value) => Value
}

/** A stored value as this tab knows it. */
export type KnownValue<Value> = FoundValue<Value> & {
  /** False if the storage is off or full: the value lasts for the visit. */
  isKept: boolean
}

/** When another tab writes, and when Back restores a page that missed events meanwhile. */
const EVENTS = ['storage', 'pageshow']

/**
 * A value in a browser's storage, shared by its tabs. Never throws, even if the storage is off or full. Unreadable text is copied to
 * a second key, `…-unreadable`, before it is overwritten. As long as there are listeners, and when the first one comes, `catchUp` is
 * called to take over what other tabs wrote.
 */
export function createStoredValue<Value>(
  open: () => StorageWindow,
  { key, read, write, merge }: StoredFormat<Value>,
  catchUp: () => void,
) {
  let seen = readText(open, key)
  let found = read(seen ?? null)
  let known: KnownValue<Value> = { ...found, isKept: seen !== undefined }
  const listeners = new Set<() => void>()
  return {
    /** The same object until something changes. */
    current: (): KnownValue<Value> => known,
    /** Takes over what another tab has written. False if there is nothing, or if the storage is off. */
    takeOver(): boolean {
      const text = readText(open, key)
      if (text === undefined || text === seen) return false
      const before = found.value
      seen = text
      found = read(text)
      const value = merge(known.value, before, found.value)
      known = { ...known, value, isComplete: known.isComplete && found.isComplete }
      return true
    },
    write(value: Value): void {
      const text = write(value)
      const isSafe = found.isComplete || isWritten(open, `${key}-unreadable`, seen ?? '')
      const isKept = isSafe && isWritten(open, key, text)
      known = { ...known, value, isKept }
      if (!isKept) return
      seen = text
      found = { value, isComplete: true }
    },
    /** Changes what this tab knows, without storing it. */
    know(value: Value): void {
      known = { ...known, value }
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        for (const event of EVENTS) open().addEventListener(event, catchUp)
        catchUp() // nobody listened until now
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const event of EVENTS) open().removeEventListener(event, catchUp)
      }
    },
  }
}

/** Undefined if the storage is off. */
function readText(open: () => StorageWindow, key: string): string | null | undefined {
  try {
    return open().localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function isWritten(open: () => StorageWindow, key: string, text: string): boolean {
  try {
    open().localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
