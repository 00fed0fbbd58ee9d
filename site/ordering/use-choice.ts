import { type RefObject, useCallback, useSyncExternalStore } from 'react'

import { type DocumentChoice, firstChoice, parseChoice, writeChoice } from './document-choice.ts'

/**
 * What is chosen in a form, whose fields keep it themselves: so it works before script has come, and what was chosen until then
 * stays.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  ids: readonly number[],
): DocumentChoice {
  const listen = useCallback(
    (onChange: () => void) => {
      const fields = form.current
      fields?.addEventListener('change', onChange)
      return () => fields?.removeEventListener('change', onChange)
    },
    [form],
  )
  const first = writeChoice(firstChoice(ids))
  const read = () => (form.current === null ? first : writeChoice(readChoice(form.current)))
  return parseChoice(useSyncExternalStore(listen, read, () => first))
}

function readChoice(form: HTMLFormElement): DocumentChoice {
  const fields = new FormData(form)
  const frames = fields.getAll('frame').map(Number)
  return { frames, mode: fields.get('mode') === 'composite' ? 'composite' : 'portfolio' }
}

/** Chooses the frames for which it is said, and returns how many these are. */
export function tickFrames(
  form: HTMLFormElement | null,
  isChosen: (frame: { id: number; index: number }) => boolean,
): number {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[name="frame"]') ?? [])]
  for (const [index, box] of boxes.entries()) {
    box.checked = isChosen({ id: Number(box.value), index })
  }
  form?.dispatchEvent(new Event('change')) // as if the visitor had done it
  return boxes.filter(({ checked }) => checked).length
}
