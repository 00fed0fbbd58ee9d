import type { FormValues } from './form-values.ts'

/** A draft expires after this long without typing: another person may sit at the screen by then. */
export const DRAFT_IDLE_MS = 2 * 3_600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores what was typed but not sent (docs/product.md: Application form), under the form's own key; photos are never stored. Does
 * nothing if the storage is off or full.
 */
export function writeDraft(store: Store, key: string, values: FormValues, now: number): void {
  try {
    store.setItem(key, JSON.stringify({ at: now, values }))
  } catch {
    // a form without a draft can still be sent
  }
}

/** The stored draft; null if there is none. A draft that is too old or cannot be read is deleted. */
export function readDraft(store: Store, key: string, now: number): FormValues | null {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (isDraft(draft) && now - draft.at < DRAFT_IDLE_MS && draft.at <= now) return draft.values
  } catch {
    // not a draft of ours
  }
  clearDraft(store, key)
  return null
}

export function clearDraft(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // storage is off, so it holds nothing
  }
}

type Draft = { at: number; values: FormValues }

function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null) return false
  if (!('at' in draft) || typeof draft.at !== 'number' || !('values' in draft)) return false
  const { values } = draft
  if (typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}
