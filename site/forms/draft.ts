import type { FormValues } from './form-values.ts'

/** Left alone for so long, a draft is gone: somebody else may sit at the screen by then. */
export const DRAFT_IDLE_MS = 2 * 3_600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Writes what was typed but not sent (docs/product.md: Application form), under a form's own key; photos are never written anywhere. Where storage is shut or full, the form goes on without. */
export function writeDraft(store: Store, key: string, values: FormValues, now: number): void {
  try {
    store.setItem(key, JSON.stringify({ at: now, values }))
  } catch {
    // a form that cannot be kept can still be sent
  }
}

/** What was typed here before; null where there is nothing, or it is too old, or not to be read. Such a one is thrown away. */
export function readDraft(store: Store, key: string, now: number): FormValues | null {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (isDraft(draft) && now - draft.at < DRAFT_IDLE_MS && draft.at <= now) return draft.values
  } catch {
    // what is no draft of ours
  }
  clearDraft(store, key)
  return null
}

export function clearDraft(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // shut: then nothing is in it
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
