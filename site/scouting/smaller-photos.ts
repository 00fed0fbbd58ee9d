import { photoControls } from './controls.ts'
import { shrinkInWorker } from './photo-shrinker.ts'

/** The limit for each photo: four photos and the texts then fit into the one million bytes that a proxy takes by default. */
const MAX_BYTES = 220_000

/** Shrinks the form's photos so that any proxy takes them. Null if they are small enough already, or if shrinking fails. */
export async function withSmallerPhotos(form: FormData): Promise<FormData | null> {
  const large = photoControls.flatMap((slot) => {
    const photo = form.get(slot)
    return photo instanceof File && photo.size > MAX_BYTES ? [{ slot, photo }] : []
  })
  if (large.length === 0) return null
  const made = await Promise.all(large.map(({ photo }) => shrinkInWorker(photo, MAX_BYTES)))
  for (const [index, { slot }] of large.entries()) {
    const shrunk = made[index]
    if (shrunk?.status !== 'shrunk') return null
    shrunk.preview.close()
    form.set(slot, shrunk.photo, `${slot}.jpg`)
  }
  return form
}
