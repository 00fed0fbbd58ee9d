import type { StorageWindow } from './stored-value.ts'

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
