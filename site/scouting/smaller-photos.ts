import { photoControls } from './controls.ts'
import { shrinkInWorker } from './photo-shrinker.ts'

/** Of each of the four, so that with its texts a form is under the million bytes that a proxy takes by default. */
const MOST_BYTES = 220_000

/** The form with its photos small enough for any proxy; null where they are so already, or cannot be made so. */
export async function withSmallerPhotos(form: FormData): Promise<FormData | null> {
  const large = photoControls.flatMap((slot) => {
    const photo = form.get(slot)
    return photo instanceof File && photo.size > MOST_BYTES ? [{ slot, photo }] : []
  })
  if (large.length === 0) return null
  const made = await Promise.all(large.map(({ photo }) => shrinkInWorker(photo, MOST_BYTES)))
  for (const [index, { slot }] of large.entries()) {
    const shrunk = made[index]
    if (shrunk?.status !== 'ready') return null
    shrunk.preview.close()
    form.set(slot, shrunk.photo, `${slot}.jpg`)
  }
  return form
}
