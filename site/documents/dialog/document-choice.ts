import { MOST_FRAMES } from '../../page/document-addresses.ts'
import type { ContactSheet } from './contact-sheet.ts'

export type DocumentMode = 'portfolio' | 'composite'

/** What is chosen in the form: frames by id, in the order in which a document shows them. */
export type DocumentChoice = { frames: readonly number[]; mode: DocumentMode }

/** All frames of the active gallery are chosen at first, of more than a document takes the first ones. */
export function firstChoice(sheets: readonly ContactSheet[]): DocumentChoice {
  const active = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  const ids = active?.frames.map(({ id }) => id) ?? []
  return { frames: ids.slice(0, MOST_FRAMES), mode: 'portfolio' }
}

/** A choice as text, and back: alike ones are the same text. */
export function writeChoice({ frames, mode }: DocumentChoice): string {
  return [mode, ...frames].join()
}

export function parseChoice(text: string): DocumentChoice {
  const [mode, ...frames] = text.split(',')
  return { frames: frames.map(Number), mode: mode === 'composite' ? 'composite' : 'portfolio' }
}

/** Why no document can be made of so many frames; null where one can. */
export function choiceProblem(count: number): 'none' | 'too-many' | null {
  if (count === 0) return 'none'
  return count > MOST_FRAMES ? 'too-many' : null
}

const FRAMES_OF_BACK = 4

/** Where a frame stands on a composite: the first chosen one is its front, the next four are its back. */
export function sideOf({ frames, mode }: DocumentChoice, id: number): 'front' | 'back' | null {
  const place = frames.indexOf(id)
  if (mode === 'portfolio' || place === -1 || place > FRAMES_OF_BACK) return null
  return place === 0 ? 'front' : 'back'
}
