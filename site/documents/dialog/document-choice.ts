import { MAX_PHOTOS } from '../../page/document-addresses.ts'
import type { ContactSheet } from './contact-sheet.ts'

export type DocumentMode = 'portfolio' | 'composite'

/** The choice in the form: photos by id, in the order in which a document shows them, behind the cover if it has one. */
export type DocumentChoice = { photos: readonly number[]; mode: DocumentMode; hasCover: boolean }

/** The first choice: all photos of the active gallery, or the first ones if a document cannot take all. */
export function firstChoice(sheets: readonly ContactSheet[], hasCover: boolean): DocumentChoice {
  const active = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  const ids = active?.photos.map(({ id }) => id) ?? []
  return { photos: ids.slice(0, MAX_PHOTOS), mode: 'portfolio', hasCover }
}

/** Photos in the visitor's order; those that the visitor has not put in order follow as they are. */
export function inOrder(photos: readonly number[], order: readonly number[]): number[] {
  const placeOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The photos after one of them has moved to a place, counted from 0. */
export function movedTo(photos: readonly number[], id: number, place: number): number[] {
  return photos.filter((each) => each !== id).toSpliced(place, 0, id)
}

/** Writes a choice as text, for `parseChoice`; equal choices give equal texts. */
export function writeChoice({ photos, mode, hasCover }: DocumentChoice): string {
  return [mode, hasCover, ...photos].join()
}

export function parseChoice(text: string): DocumentChoice {
  const [mode, hasCover, ...photos] = text.split(',')
  return {
    photos: photos.map(Number),
    mode: mode === 'composite' ? 'composite' : 'portfolio',
    hasCover: hasCover === 'true',
  }
}

/** Why no document can be made of this number of photos; null if one can. */
export function choiceProblem(count: number): 'none' | 'too-many' | null {
  if (count === 0) return 'none'
  return count > MAX_PHOTOS ? 'too-many' : null
}

const PHOTOS_ON_BACK = 4

/** The side of a composite that shows a photo: the first picture, cover included, is on the front, the next four on the back. */
export function sideOf(choice: DocumentChoice, id: number): 'front' | 'back' | null {
  const { photos, mode, hasCover } = choice
  if (mode === 'portfolio' || !photos.includes(id)) return null
  const place = photos.indexOf(id) + (hasCover ? 1 : 0)
  if (place > PHOTOS_ON_BACK) return null
  return place === 0 ? 'front' : 'back'
}
