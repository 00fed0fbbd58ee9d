import type { ReadForm } from '../intake.ts'
import { photoControls } from './controls.ts'
import { filledIn } from './filled-in.fixture.ts'

const photo = { status: 'ready', photo: { bytes: new Uint8Array([0xff]) } } as const

/** A form with four photos, without problems, but for what is changed in it. */
export function whole(change: Readonly<Record<string, string>> = {}): ReadForm {
  const fields = new FormData()
  const given = { ...filledIn, form_key: 'good key', website: '', ...change }
  for (const [name, value] of Object.entries(given)) {
    if (!photoControls.some((slot) => slot === name)) fields.set(name, value)
  }
  return { fields, photos: [photo, photo, photo, photo] }
}
