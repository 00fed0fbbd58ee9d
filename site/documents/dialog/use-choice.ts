import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react'

import { type DocumentChoice, parseChoice, writeChoice } from './document-choice.ts'

/**
 * What is chosen in a form, whose fields keep it themselves: so it works before script has come, and what was chosen until then
 * stays.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  firstChosen: DocumentChoice,
): DocumentChoice {
  const listen = useCallback(
    (onChange: () => void) => {
      const fields = form.current
      fields?.addEventListener('change', onChange)
      return () => fields?.removeEventListener('change', onChange)
    },
    [form],
  )
  const first = writeChoice(firstChosen)
  const read = () => (form.current === null ? first : writeChoice(readChoice(form.current)))
  return parseChoice(useSyncExternalStore(listen, read, () => first))
}

/** What is chosen at first: it follows the page until `keep` is called, when the visitor has chosen something. */
export function useFirstChoice(current: DocumentChoice): {
  first: DocumentChoice
  keep: () => void
} {
  const [kept, setKept] = useState<DocumentChoice | null>(null)
  return { first: kept ?? current, keep: () => setKept(kept ?? current) }
}

function readChoice(form: HTMLFormElement): DocumentChoice {
  const fields = new FormData(form)
  const photos = fields.getAll('frame').map(Number)
  return { photos, mode: fields.get('mode') === 'composite' ? 'composite' : 'portfolio' }
}

/** Checks the boxes of the photos that `isChosen` selects; returns their number. */
export function checkPhotos(
  form: HTMLFormElement | null,
  isChosen: (photo: { id: number; index: number }) => boolean,
): number {
  const boxes = boxesOf(form)
  for (const [index, box] of boxes.entries()) {
    box.checked = isChosen({ id: Number(box.value), index })
  }
  form?.dispatchEvent(new Event('change')) // as if the visitor had done it
  return boxes.filter(({ checked }) => checked).length
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name="frame"]') ?? [])]
}
