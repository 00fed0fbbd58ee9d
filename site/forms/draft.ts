import type { FormValues } from './form-values.ts'
import type { Store } from '../page/tab-storage.ts'

/** A draft expires after this long without typing: another person may sit at the screen by then. */
export const DRAFT_IDLE_MS = 2 * 3_600_000

/**
 * Stores what was typed but not sent (docs/product.md: Application form), under the form's own key; photos are never stored. A form
 * without a draft can still be sent.
 */
export function writeDraft(store: Store, key: string, values: FormValues, now: number): void {
  store.write(key, { at: now, values })
}

/** The stored draft; null if there is none. A draft that is too old or cannot be read is deleted. */
export function readDraft(store: Store, key: string, now: number): FormValues | null {
  const draft = store.read(key)
  if (isDraft(draft) && now - draft.at < DRAFT_IDLE_MS && draft.at <= now) return draft.values
  store.remove(key)
  return null
}

type Draft = { at: number; values: FormValues }

function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null) return false
  if (!('at' in draft) || typeof draft.at !== 'number' || !('values' in draft)) return false
  const { values } = draft
  if (typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}
