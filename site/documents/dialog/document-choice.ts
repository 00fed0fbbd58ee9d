import { MAX_PHOTOS } from '../../page/document-addresses.ts'
import type { ContactSheet } from './contact-sheet.ts'

export type DocumentMode = 'portfolio' | 'composite'

/** The choice in the form: photos by id, in the order in which a document shows them. */
export type DocumentChoice = { photos: readonly number[]; mode: DocumentMode }

/** The first choice: all photos of the active gallery, or the first ones if a document cannot take all. */
export function firstChoice(sheets: readonly ContactSheet[]): DocumentChoice {
  const active = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  const ids = active?.photos.map(({ id }) => id) ?? []
  return { photos: ids.slice(0, MAX_PHOTOS), mode: 'portfolio' }
}

/** Writes a choice as text, for `parseChoice`; equal choices give equal texts. */
export function writeChoice({ photos, mode }: DocumentChoice): string {
  return [mode, ...photos].join()
}

export function parseChoice(text: string): DocumentChoice {
  const [mode, ...photos] = text.split(',')
  return { photos: photos.map(Number), mode: mode === 'composite' ? 'composite' : 'portfolio' }
}

/** Why no document can be made of this number of photos; null if one can. */
export function choiceProblem(count: number): 'none' | 'too-many' | null {
  if (count === 0) return 'none'
  return count > MAX_PHOTOS ? 'too-many' : null
}

const PHOTOS_ON_BACK = 4

/** The side of a composite that shows a photo: the first chosen one is on the front, the next four on the back. */
export function sideOf({ photos, mode }: DocumentChoice, id: number): 'front' | 'back' | null {
  const place = photos.indexOf(id)
  if (mode === 'portfolio' || place === -1 || place > PHOTOS_ON_BACK) return null
  return place === 0 ? 'front' : 'back'
}
