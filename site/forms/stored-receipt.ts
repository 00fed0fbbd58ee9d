/** The receipt that a tab stores: enough to ask about the entry, nothing about its sender. */
export type StoredReceipt = {
  reference: string
  /** When it arrived, in milliseconds since 1970. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the receipt stored under a form's key; null when there is none or it cannot be read. Never throws. */
export function readReceipt(store: Store, key: string): StoredReceipt | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return isReceipt(stored) ? { reference: stored.reference, at: stored.at } : null
  } catch {
    return null
  }
}

/** Stores a receipt for the tab's life. It stays on screen even if the storage is off or full. */
export function writeReceipt(store: Store, key: string, { reference, at }: StoredReceipt): void {
  try {
    store.setItem(key, JSON.stringify({ reference, at }))
  } catch {
    // a reload loses it
  }
}

/** Forgets a receipt, so that the form stands in its place again. */
export function clearReceipt(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // storage is off, so it holds nothing
  }
}

function isReceipt(stored: unknown): stored is StoredReceipt {
  if (typeof stored !== 'object' || stored === null) return false
  if (!('reference' in stored) || typeof stored.reference !== 'string') return false
  return 'at' in stored && typeof stored.at === 'number' && Number.isFinite(stored.at)
}
