import { photoControls } from './controls.ts'
import type { Photos } from './use-photos.ts'

/** The form as its schema judges it: in place of each photo a word for it. */
export function withPhotoWords(form: FormData, photos: Photos): FormData {
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind === 'none') form.delete(slot)
    else form.set(slot, state.kind === 'refused' ? state.problem : 'ready')
  }
  return form
}

/** The form as it goes to the server: photos as they were made ready; null where one turned out to be none. */
export function withPhotos(form: FormData, photos: Photos): FormData | null {
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind !== 'ready') return null
    if (state.photo !== null) form.set(slot, state.photo, `${slot}.jpg`)
  }
  return form
}
