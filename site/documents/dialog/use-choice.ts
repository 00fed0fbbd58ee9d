import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react'

import { changedControls } from '../../ui/changed-controls.ts'
import { useClientValue } from '../../ui/use-client-value.ts'
import { type DocumentChoice, inOrder, parseChoice, writeChoice } from './document-choice.ts'

type Form = RefObject<HTMLFormElement | null>

/** The choice in a form: the first one, the present one, and what changes it. `order`: photos that the visitor put in order. */
export function useDocumentChoice(form: Form, current: DocumentChoice) {
  const { first, keep } = useFirstChoice(form, current)
  const [order, setOrder] = useState<readonly number[]>([])
  const chosen = useChoice(form, first)
  return {
    first,
    order,
    choice: { ...chosen, photos: inOrder(chosen.photos, order) },
    /** Keeps the first choice, as the visitor has changed it. */
    keep,
    /** Checks the boxes of these photos, and of no others. The cover's box stays as it is by default. */
    check(photos: readonly number[], hasCover = chosen.hasCover) {
      keep()
      const cover = form.current?.querySelector<HTMLInputElement>('[name="cover"]') ?? null
      if (cover !== null) cover.checked = hasCover
      checkPhotos(form.current, photos)
    },
    reorder(photos: readonly number[]) {
      keep()
      setOrder(photos)
    },
  }
}

/** The choice in a form. The form's fields hold it, so a choice that was made before script loaded stays. */
function useChoice(form: Form, firstChosen: DocumentChoice): DocumentChoice {
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

/**
 * The first choice. It follows the page until the visitor chooses something, either before script loaded or later; `keep` reports
 * the latter.
 */
function useFirstChoice(
  form: Form,
  current: DocumentChoice,
): { first: DocumentChoice; keep: () => void } {
  const [atFirst] = useState(current)
  const [choice, setChoice] = useState<DocumentChoice | null>(null)
  const isChosenEarly = useClientValue(() => isChanged(form.current), false)
  const first = choice ?? (isChosenEarly ? atFirst : current)
  return { first, keep: () => setChoice(first) }
}

/** False for a form that script renders itself: it is not there yet. */
function isChanged(form: HTMLFormElement | null): boolean {
  return form !== null && changedControls(form).length > 0
}

function readChoice(form: HTMLFormElement): DocumentChoice {
  const fields = new FormData(form)
  const photos = fields.getAll('frame').map(Number)
  return {
    photos,
    mode: fields.get('mode') === 'composite' ? 'composite' : 'portfolio',
    hasCover: fields.has('cover'),
  }
}

function checkPhotos(form: HTMLFormElement | null, photos: readonly number[]) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('[name="frame"]') ?? []) {
    box.checked = photos.includes(Number(box.value))
  }
  form?.dispatchEvent(new Event('change')) // as after a change by the visitor
}
