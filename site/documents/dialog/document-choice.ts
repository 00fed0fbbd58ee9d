import { MOST_PHOTOS } from '../../page/document-addresses.ts'
import type { ContactSheet } from './contact-sheet.ts'

export type DocumentMode = 'portfolio' | 'composite'

/** What is chosen in the form: photos by id, in the order in which a document shows them. */
export type DocumentChoice = { photos: readonly number[]; mode: DocumentMode }

/** All photos of the active gallery are chosen at first, of more than a document takes the first ones. */
export function firstChoice(sheets: readonly ContactSheet[]): DocumentChoice {
  const active = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  const ids = active?.photos.map(({ id }) => id) ?? []
  return { photos: ids.slice(0, MOST_PHOTOS), mode: 'portfolio' }
}

/** A choice as text, and back: alike ones are the same text. */
export function writeChoice({ photos, mode }: DocumentChoice): string {
  return [mode, ...photos].join()
}

export function parseChoice(text: string): DocumentChoice {
  const [mode, ...photos] = text.split(',')
  return { photos: photos.map(Number), mode: mode === 'composite' ? 'composite' : 'portfolio' }
}

/** Why no document can be made of so many photos; null where one can. */
export function choiceProblem(count: number): 'none' | 'too-many' | null {
  if (count === 0) return 'none'
  return count > MOST_PHOTOS ? 'too-many' : null
}

const PHOTOS_ON_BACK = 4

/** Where a photo stands on a composite: the first chosen one is its front, the next four are its back. */
export function sideOf({ photos, mode }: DocumentChoice, id: number): 'front' | 'back' | null {
  const place = photos.indexOf(id)
  if (mode === 'portfolio' || place === -1 || place > PHOTOS_ON_BACK) return null
  return place === 0 ? 'front' : 'back'
}
