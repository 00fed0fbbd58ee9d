/** JSON values under keys. Where the browser keeps nothing, nothing is found. */
export type Store = ReturnType<typeof createStore>

type Opened = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store that never throws, even if `open` or what it returns does. */
export function createStore(open: () => Opened) {
  return {
    /** The value under a key; null if there is none, it is not JSON, or the storage is off. */
    read(key: string): unknown {
      try {
        return JSON.parse(open().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(key: string, value: unknown): void {
      try {
        open().setItem(key, JSON.stringify(value))
      } catch {
        // storage is off or full: a reload loses the value
      }
    },
    remove(key: string): void {
      try {
        open().removeItem(key)
      } catch {
        // storage is off, so it holds nothing
      }
    },
  }
}

/** What is stored for the tab's life. */
export const tabStorage = createStore(() => window.sessionStorage)
