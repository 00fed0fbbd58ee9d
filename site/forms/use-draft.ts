import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { isRecord } from '#agency/json.ts'

import { changedControls } from '../ui/changed-controls.ts'
import { intakeFields } from '../page/intake.ts'
import { fillIn, type FormValues, formValues } from './form-values.ts'
import { type Store, tabStorage } from '../page/tab-storage.ts'

/** A draft expires after this long without typing: another person may sit at the screen by then. */
export const DRAFT_IDLE_MS = 2 * 3_600_000

/** Browsers round the time, which must be past the limit. */
const MARGIN_MS = 1_000

/** A form's draft: its key in the tab's storage, and the names of the controls in it. */
type DraftPlace = { key: string; names: readonly string[] }

type DraftOptions = {
  /** The values that the server gave back after a submission without script; they are newer than any draft. */
  given: FormValues
  /** Receives the values found when script takes over, with the notes of `write`, for state that no control holds by itself. */
  onFound: (values: FormValues) => void
}

/**
 * Stores what is typed until it is sent, and restores it when the page is opened again. Text that was typed before script loaded
 * is stored too, and takes precedence over a draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, names }: DraftPlace,
  { given, onFound }: DraftOptions,
) {
  const idle = useRef(0)
  const stored = [...names, intakeFields.key] // so that a form sent again after a reload is the same entry

  function store(values: FormValues) {
    writeDraft(tabStorage, key, values, Date.now())
    clearTimeout(idle.current)
    // reading deletes an old draft, and keeps a newer one, which the form may have written after a walk through the site
    idle.current = window.setTimeout(draftUnder, DRAFT_IDLE_MS + MARGIN_MS, key)
  }

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const isGivenBack = hasValues(given)
    const draft = isGivenBack ? null : draftUnder(key)
    const changed = changedControls(element)
    const isTyped = isGivenBack || changed.length > 0
    if (draft === null && !isTyped) return
    const isChanged = (name: string) => draft === null || changed.includes(name)
    const values = {
      ...(isGivenBack ? given : draft), // form data lacks the value of a list that is still loading
      ...formValues(new FormData(element), stored.filter(isChanged)),
    }
    fillIn(element, values)
    if (isTyped) store(values)
    onFound(values)
  })
  useEffect(() => {
    if (form.current !== null) restore(form.current)
  }, [form])

  return {
    write: (element: HTMLFormElement, notes: FormValues = {}): FormValues => {
      const values = { ...formValues(new FormData(element), stored), ...notes }
      store(values)
      return values
    },
    clear: () => {
      clearTimeout(idle.current)
      tabStorage.remove(key)
    },
  }
}

/** Whether the server gave any values back; it has none of a form that it could not read. */
export function hasValues(values: FormValues): boolean {
  return Object.keys(values).length > 0
}

/** The draft that this tab stores under a key; null if there is none. */
export function draftUnder(key: string): FormValues | null {
  return readDraft(tabStorage, key, Date.now())
}

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
  if (!isRecord(draft) || typeof draft['at'] !== 'number') return false
  const { values } = draft
  return isRecord(values) && Object.values(values).every((value) => typeof value === 'string')
}
