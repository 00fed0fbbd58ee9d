import { type RefObject, useCallback, useEffect, useRef } from 'react'

import { changedControls } from '../ui/changed-controls.ts'
import { clearDraft, DRAFT_IDLE_MS, readDraft, writeDraft } from './draft.ts'
import { fillIn } from './fill-in.ts'
import { intakeFields } from '../page/intake.ts'
import { type FormValues, formValues } from './form-values.ts'
import { tabStorage } from './tab-storage.ts'

/** A form's draft: the key under which the tab keeps it, and the names of the controls that are in it. */
export type DraftPlace = { key: string; names: readonly string[] }

type DraftOptions = {
  /** What the server gave back of a form that was sent without script: it is newer than any draft. */
  given: FormValues
  /** Told what is in the form before anybody types with script, for whatever is not simply in a control, as it was noted by `write`. */
  onFound: (values: FormValues) => void
}

/**
 * Keeps what is typed for as long as it is not sent, and puts it back when the page is opened again. What was typed before script
 * came is kept too, and no draft takes its place.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, names }: DraftPlace,
  { given, onFound }: DraftOptions,
) {
  const idle = useRef(0)
  const atFirst = useRef({ given, onFound })
  const clear = useCallback(() => {
    clearTimeout(idle.current)
    dropDraft(key)
  }, [key])

  const store = useCallback(
    (values: FormValues) => {
      const storage = tabStorage()
      if (storage !== null && values[intakeFields.key] !== undefined) {
        writeDraft(storage, key, values, Date.now())
      }
      clearTimeout(idle.current)
      idle.current = window.setTimeout(clear, DRAFT_IDLE_MS)
    },
    [key, clear],
  )

  useEffect(() => {
    if (form.current === null) return
    const givenBack = atFirst.current.given
    const isGivenBack = hasValues(givenBack)
    const draft = isGivenBack ? null : draftUnder(key)
    const changed = changedControls(form.current)
    const isTyped = isGivenBack || changed.length > 0
    if (draft === null && !isTyped) return
    const isChanged = (name: string) => draft === null || changed.includes(name)
    const values = {
      ...(isGivenBack ? givenBack : draft), // what a list that still loads has is in no form data
      ...formValues(new FormData(form.current), storedNames(names).filter(isChanged)),
    }
    fillIn(form.current, values)
    if (isTyped) store(values)
    atFirst.current.onFound(values)
  }, [form, key, names, store])

  const write = useCallback(
    (element: HTMLFormElement, notes: FormValues = {}): FormValues => {
      const values = { ...formValues(new FormData(element), storedNames(names)), ...notes }
      store(values)
      return values
    },
    [names, store],
  )
  return { write, clear }
}

/** Whether the server gave anything back: of a form that it could not read it has nothing. */
export function hasValues(values: FormValues): boolean {
  return Object.keys(values).length > 0
}

/** With its key: sent again after a reload, it is the same application. */
function storedNames(names: readonly string[]): string[] {
  return [...names, intakeFields.key]
}

/** What this tab keeps of a form that was not sent; null where that is nothing. */
export function draftUnder(key: string): FormValues | null {
  const storage = tabStorage()
  return storage && readDraft(storage, key, Date.now())
}

/** Forgets it. */
export function dropDraft(key: string): void {
  const storage = tabStorage()
  if (storage !== null) clearDraft(storage, key)
}
