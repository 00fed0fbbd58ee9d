import { type RefObject, useCallback, useEffect, useRef } from 'react'

import { changedControls } from '../ui/changed-controls.ts'
import { clearDraft, DRAFT_IDLE_MS, readDraft, writeDraft } from './draft.ts'
import { fillIn } from './fill-in.ts'
import { intakeFields } from '../page/intake.ts'
import { type GivenValues, givenValues } from './given-values.ts'
import { tabStorage } from './tab-storage.ts'

/** A form's draft: the key under which the tab keeps it, and the names of the controls that are in it. */
export type DraftPlace = { key: string; names: readonly string[] }

type DraftOptions = {
  /** What the server gave back of a form that was sent without script: it is newer than any draft. */
  given: GivenValues
  /** Told what is in the form before anybody types with script, for whatever is not simply in a control, as it was noted by `write`. */
  onFound: (values: GivenValues) => void
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

  const keep = useCallback(
    (values: GivenValues) => {
      const store = tabStorage()
      if (store !== null && values[intakeFields.key] !== undefined) {
        writeDraft(store, key, values, Date.now())
      }
      clearTimeout(idle.current)
      idle.current = window.setTimeout(clear, DRAFT_IDLE_MS)
    },
    [key, clear],
  )

  useEffect(() => {
    if (form.current === null) return
    const givenBack = atFirst.current.given
    const isGivenBack = wasGiven(givenBack)
    const draft = isGivenBack ? null : draftUnder(key)
    const changed = changedControls(form.current)
    const isTyped = isGivenBack || changed.length > 0
    if (draft === null && !isTyped) return
    const isChanged = (name: string) => draft === null || changed.includes(name)
    const values = {
      ...(isGivenBack ? givenBack : draft), // what a list that still loads has is in no form data
      ...givenValues(new FormData(form.current), keptNames(names).filter(isChanged)),
    }
    fillIn(form.current, values)
    if (isTyped) keep(values)
    atFirst.current.onFound(values)
  }, [form, key, names, keep])

  const write = useCallback(
    (element: HTMLFormElement, notes: GivenValues = {}): GivenValues => {
      const values = { ...givenValues(new FormData(element), keptNames(names)), ...notes }
      keep(values)
      return values
    },
    [names, keep],
  )
  return { write, clear }
}

/** Whether the server gave anything back: of a form that it could not read it has nothing. */
export function wasGiven(values: GivenValues): boolean {
  return Object.keys(values).length > 0
}

/** With its key: sent again after a reload, it is the same application. */
function keptNames(names: readonly string[]): string[] {
  return [...names, intakeFields.key]
}

/** What this tab keeps of a form that was not sent; null where that is nothing. */
export function draftUnder(key: string): GivenValues | null {
  const store = tabStorage()
  return store && readDraft(store, key, Date.now())
}

/** Forgets it. */
export function dropDraft(key: string): void {
  const store = tabStorage()
  if (store !== null) clearDraft(store, key)
}
