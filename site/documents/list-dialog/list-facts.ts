import type { PictureFacts } from '../../ui/picture.tsx'

/** What the server says of a list before a document is made of it. */
export type ListFacts = {
  /** Talents on the roster, in the list's order. */
  talents: readonly ListedFacts[]
  /** Ids of others. */
  gone: readonly number[]
  /** Whether a PDF of the list can be made: only the embedded panel does. */
  hasPdf: boolean
}

/** A talent of a list, with the cover that documents show. */
export type ListedFacts = { id: number; name: string; cover: PictureFacts | null }

/** Asks for the frames of a list's first talent, too. */
export const FRAMES_PARAMETER = 'frames'

/** A gallery's frames to choose from. */
export type FrameGallery = { title: string; frames: readonly FrameFacts[] }

/** A frame, its place in words, as in “Book, 3 of 12”, and its place with the talent's name. */
type FrameFacts = { id: number; place: string; words: string; picture: PictureFacts }

/** How many talents a page of a list's PDF shows. */
export const layouts = ['1', '2', '6', '9', '12', '20'] as const
export type Layout = (typeof layouts)[number]
