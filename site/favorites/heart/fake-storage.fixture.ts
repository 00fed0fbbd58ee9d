import type { StorageWindow } from './stored-value.ts'

/** A browser's storage for tests, with some items. A text longer than `room` characters does not fit. */
export function fakeStorage(kept: Record<string, string> = {}, room = Infinity): Storage {
  const items = new Map(Object.entries(kept))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** A browser's window for tests, with that storage. */
export function fakeWindow(localStorage: Storage): StorageWindow {
  return Object.assign(new EventTarget(), { localStorage })
}

/** Throws what a browser throws if its storage is off. */
export function disabledStorage(): never {
  throw new DOMException('shut', 'SecurityError')
}
