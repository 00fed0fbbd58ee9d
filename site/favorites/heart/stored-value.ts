/** The part of a browser's window that stored values need. */
export type StorageWindow = EventTarget & { readonly localStorage: Storage }

/** A value as it was found; `isComplete` is false if some of the text could not be read. */
export type FoundValue<Value> = { value: Value; isComplete: boolean }

/** How a value becomes text under a key. `read` never throws, whatever the text; null: there is none. */
export type StoredFormat<Value> = {
  key: string
  read: (text: string | null) => FoundValue<Value>
  write: (value: Value) => string
}

/**
 * A value in a browser's storage. Never throws, even if the storage is off or full. Unreadable text is copied to a second key,
 * `…-unreadable`, before it is overwritten.
 */
export function createStoredValue<Value>(
  open: () => StorageWindow,
  { key, read, write }: StoredFormat<Value>,
) {
  let seen = readText(open, key)
  let found = read(seen ?? null)
  return {
    isOpen: seen !== undefined,
    /** The value as last read or written. */
    found: (): FoundValue<Value> => found,
    /** Reads the storage again. False if no other tab has written, or if the storage is off. */
    readAnew(): boolean {
      const text = readText(open, key)
      if (text === undefined || text === seen) return false
      seen = text
      found = read(text)
      return true
    },
    /** False if the storage is off or full. */
    write(value: Value): boolean {
      const text = write(value)
      const isSafe = found.isComplete || isWritten(open, `${key}-unreadable`, seen ?? '')
      if (!isSafe || !isWritten(open, key, text)) return false
      seen = text
      found = { value, isComplete: true }
      return true
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

/** When another tab writes, and when Back restores a page that missed events meanwhile. */
const EVENTS = ['storage', 'pageshow']

/** The listeners of a stored value. As long as there are any, and when the first one comes, `catchUp` reads what other tabs wrote. */
export function createStorageListeners(open: () => StorageWindow, catchUp: () => void) {
  const listeners = new Set<() => void>()
  return {
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
