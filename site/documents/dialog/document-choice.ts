import { PHOTOS_ON_BACK } from '#agency/gallery.ts'

import { type DocumentKind, MAX_PHOTOS } from '../../page/document-addresses.ts'
import type { PictureFacts } from '../../ui/picture.tsx'

type DocumentMode = 'portfolio' | 'composite'

/** The choice in the form: photos by id, in the order in which a document shows them, behind the cover if it has one. */
export type DocumentChoice = { photos: readonly number[]; mode: DocumentMode; hasCover: boolean }

/**
 * The first choice: all photos of the active gallery, or the first ones if a document cannot take all. `coverPhoto` is the photo that
 * is also the cover.
 */
export function firstChoice(
  sheets: readonly ContactSheet[],
  hasCover: boolean,
  coverPhoto: number | null,
): DocumentChoice {
  const active = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  const photos = firstFitting(active === undefined ? [] : [active], hasCover, coverPhoto)
  return { photos, mode: 'portfolio', hasCover }
}

/** The first photos of contact sheets, as many as a document takes. */
export function firstFitting(
  sheets: readonly ContactSheet[],
  hasCover: boolean,
  coverPhoto: number | null,
): number[] {
  const ids = sheets.flatMap(({ photos }) => photos.map(({ id }) => id))
  const photos = ids.slice(0, MAX_PHOTOS)
  return photos.slice(0, mostPhotos({ photos, hasCover, mode: 'portfolio' }, coverPhoto))
}

/** How many photos fit: in a portfolio, a chosen cover that is another photo takes a place. A cover that is no photo takes none. */
export function mostPhotos(
  { photos, mode, hasCover }: DocumentChoice,
  coverPhoto: number | null,
): number {
  const isExtra = coverPhoto !== null && !photos.includes(coverPhoto)
  const takesPlace = mode === 'portfolio' && hasCover && isExtra
  return takesPlace ? MAX_PHOTOS - 1 : MAX_PHOTOS
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

/** The choice without photos that could not be read; without the cover too, if `coverPhoto`, which is also the cover, is among them. */
export function choiceWithout(
  choice: DocumentChoice,
  unreadable: readonly number[],
  coverPhoto: number | null,
): DocumentChoice {
  const isReadable = (id: number) => !unreadable.includes(id)
  const hasCover = choice.hasCover && (coverPhoto === null || isReadable(coverPhoto))
  return { ...choice, photos: choice.photos.filter(isReadable), hasCover }
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

/** Why no document can be made of a choice; null if one can. */
export function choiceProblem(
  choice: DocumentChoice,
  coverPhoto: number | null,
): 'none' | 'too-many' | null {
  if (choice.photos.length === 0) return 'none'
  return choice.photos.length > mostPhotos(choice, coverPhoto) ? 'too-many' : null
}

/** The same for an order of a kind: an archive has no cover. */
export function orderProblem(
  kind: DocumentKind,
  choice: DocumentChoice,
  coverPhoto: number | null,
): ReturnType<typeof choiceProblem> {
  return choiceProblem(kind === 'zip' ? { ...choice, hasCover: false } : choice, coverPhoto)
}

/**
 * The side of a composite that shows a photo: the first picture is on the front, the next four on the back. The cover is the first,
 * if it is chosen; `coverPhoto` is the photo that is also the cover, and is shown once.
 */
export function sideOf(
  { photos, mode, hasCover }: DocumentChoice,
  id: number,
  coverPhoto: number | null,
): 'front' | 'back' | null {
  if (mode === 'portfolio' || !photos.includes(id)) return null
  const shown = hasCover ? [coverPhoto, ...photos.filter((each) => each !== coverPhoto)] : photos
  const place = shown.indexOf(id)
  if (place > PHOTOS_ON_BACK) return null
  return place === 0 ? 'front' : 'back'
}

/** A photo that can be chosen, with its description in words. */
export type SheetPhoto = { id: number; words: string; picture: PictureFacts }

/** A gallery's photos to choose from. `isActive`: the profile shows this gallery. */
export type ContactSheet = { title: string; photos: readonly SheetPhoto[]; isActive: boolean }
