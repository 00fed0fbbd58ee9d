import { type RefObject, useCallback, useEffect, useRef } from 'react'

import { clearDraft, DRAFT_IDLE_MS, readDraft, writeDraft } from './draft.ts'
import { fillIn } from './fill-in.ts'
import { intakeFields } from '../page/intake.ts'
import { type FormValues, formValues } from './form-values.ts'
import { tabStorage } from './tab-storage.ts'

/** A form's draft: the key under which the tab keeps it, and the names of the controls that are in it. */
export type DraftPlace = { key: string; names: readonly string[] }

/**
 * Keeps what is typed for as long as it is not sent, and puts it back when the page is opened again: `onFound` is told of it,
 * for whatever is not simply in a control, as it was noted by `write`. What the server gave back of the form that was just
 * sent without script (`given`) is newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, names }: DraftPlace,
  { given, onFound }: { given: FormValues; onFound: (values: FormValues) => void },
) {
  const idle = useRef(0)
  const found = useRef(onFound)
  const isGiven = hasValues(given)
  useEffect(() => {
    if (isGiven) return
    const store = tabStorage()
    const values = store && readDraft(store, key, Date.now())
    if (values === null || form.current === null) return
    fillIn(form.current, values)
    found.current(values)
  }, [form, key, isGiven])

  const clear = useCallback(() => {
    clearTimeout(idle.current)
    const store = tabStorage()
    if (store !== null) clearDraft(store, key)
  }, [key])

  const write = useCallback(
    (element: HTMLFormElement, notes: FormValues = {}): FormValues => {
      const typed = new FormData(element)
      const values = { ...formValues(typed, names), ...notes }
      const formKey = typed.get(intakeFields.key)
      const store = tabStorage()
      if (store !== null && typeof formKey === 'string') {
        // with its key: sent again after a reload, it is the same application
        writeDraft(store, key, { ...values, [intakeFields.key]: formKey }, Date.now())
      }
      clearTimeout(idle.current)
      idle.current = window.setTimeout(clear, DRAFT_IDLE_MS)
      return values
    },
    [key, names, clear],
  )
  return { write, clear }
}

/** Whether the server gave anything back: of a form that it could not read it has nothing. */
export function hasValues(values: FormValues): boolean {
  return Object.keys(values).length > 0
}
