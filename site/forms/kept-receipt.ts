/** What a tab remembers of what was sent: enough to ask about it, and nothing that tells who sent it. */
export type KeptReceipt = {
  reference: string
  /** When it arrived, in milliseconds since 1970. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The receipt that stands under a form's own key; null where there is none that can be read. Never throws. */
export function readReceipt(store: Store, key: string): KeptReceipt | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return isReceipt(kept) ? { reference: kept.reference, at: kept.at } : null
  } catch {
    return null
  }
}

/** Keeps a receipt for the tab's life. Where storage is shut or full, it stays on screen all the same. */
export function writeReceipt(store: Store, key: string, { reference, at }: KeptReceipt): void {
  try {
    store.setItem(key, JSON.stringify({ reference, at }))
  } catch {
    // shown, but not kept through a reload
  }
}

/** Forgets a receipt, so that the form stands in its place again. */
export function clearReceipt(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // shut: then nothing is in it
  }
}

function isReceipt(kept: unknown): kept is KeptReceipt {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('reference' in kept) || typeof kept.reference !== 'string') return false
  return 'at' in kept && typeof kept.at === 'number' && Number.isFinite(kept.at)
}
