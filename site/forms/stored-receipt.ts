import { isRecord } from '#agency/json.ts'

import { type Store, tabStorage } from '../page/tab-storage.ts'

/** The tab's storage key for the receipt of an application. */
export const APPLICATION_RECEIPT = 'passarela:application-receipt'

/** The receipt that a tab stores: enough to ask about the entry, nothing about its sender. */
export type StoredReceipt = {
  reference: string
  /** The secret of an application's receipt; null for a message, or if an earlier version stored it. */
  secret: string | null
  /** When it arrived, in milliseconds since 1970. */
  at: number
}

/** Reads the receipt stored under a form's key; null when there is none or it cannot be read. */
export function readReceipt(store: Store, key: string): StoredReceipt | null {
  const stored = store.read(key)
  if (!isRecord(stored)) return null
  const { reference, secret, at } = stored
  if (typeof reference !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return null
  return { reference, secret: typeof secret === 'string' ? secret : null, at }
}

/** Stores a receipt. It stays on screen even if the storage is off or full. */
export function writeReceipt(
  store: Store,
  key: string,
  { reference, secret, at }: StoredReceipt,
): void {
  store.write(key, { reference, secret, at })
}

/** Removes the tab's receipt of an application that was deleted. */
export function forgetApplication(reference: string): void {
  if (readReceipt(tabStorage, APPLICATION_RECEIPT)?.reference === reference) {
    tabStorage.remove(APPLICATION_RECEIPT)
  }
}
