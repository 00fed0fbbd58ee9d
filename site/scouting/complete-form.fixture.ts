import type { PhotoResult } from '#media/photos/photo-maker.ts'
import type { ReadForm } from '../page/intake.ts'
import { photoControls } from './controls.ts'
import { filledIn } from './filled-in.fixture.ts'

type Photo = Extract<PhotoResult, { status: 'prepared' }>

const photo = (slot: number): Photo => {
  return { status: 'prepared', photo: { bytes: new Uint8Array([0xff, slot]) }, longestSide: 2048 }
}

/** A valid form with four photos; `change` replaces single values. */
export function whole(change: Readonly<Record<string, string>> = {}): ReadForm {
  const fields = new FormData()
  const given = { ...filledIn, form_key: 'good key', website: '', ...change }
  for (const [name, value] of Object.entries(given)) {
    if (!photoControls.some((slot) => slot === name)) fields.set(name, value)
  }
  return { status: 'read', fields, photos: [photo(1), photo(2), photo(3), photo(4)] }
}
