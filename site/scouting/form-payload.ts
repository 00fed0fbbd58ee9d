import { formValues } from '../forms/form-values.ts'
import { type PhotoControl, photoControls } from './controls.ts'
import { ASKED, questionOfPhoto } from './questions.ts'
import type { Photos, PhotoState } from './use-photos.ts'

/** Prepares the form for its schema: a word replaces each photo. */
export function withPhotoProblems(form: FormData, photos: Photos): FormData {
  const asked = formValues(form, [ASKED])[ASKED]
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind === 'none') form.delete(slot)
    else form.set(slot, wordOf(state, { slot, photos, asked }))
  }
  return form
}

type Among = { slot: PhotoControl; photos: Photos; asked: string | undefined }

/**
 * The word for one photo. The server also asks about photos that this check misses: one that the browser could not open, or the
 * same file under another name.
 */
function wordOf(state: Exclude<PhotoState, { kind: 'none' }>, { slot, photos, asked }: Among) {
  if (state.kind === 'refused') return state.problem
  if (state.kind === 'preparing') return 'ready'
  const { name, bytes, longestSide } = state
  const before = photoControls.slice(0, photoControls.indexOf(slot)).map((each) => photos[each])
  const isSame = before.some(
    (other) => other.kind === 'ready' && other.name === name && other.bytes === bytes,
  )
  return questionOfPhoto(asked, { isSame, longestSide }) ?? 'ready'
}

/** The form ready to send, with shrunk photos. Null if a file is not a photo. */
export function withPhotos(form: FormData, photos: Photos): FormData | null {
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind !== 'ready') return null
    if (state.photo !== null) form.set(slot, state.photo, `${slot}.jpg`)
  }
  return form
}
