import type { Canvas } from './canvas.ts'
import type { Box, Size } from './paper.ts'

/** A page of a document: its pictures are drawn first, then `write` adds the text. */
export type Page = { pictures: readonly PlacedPhoto[]; write: (canvas: Canvas) => void }

/** The size of a photo in pixels; null if unknown. */
export type PhotoSize = { width: number | null; height: number | null }

/** A photo, by index, in its box. `whole`: nothing is cut off; `filled`: the photo is cut to the box's shape, and fills it. */
export type PlacedPhoto = { photo: number; box: Box; fit: 'whole' | 'filled' }

/** Width divided by height; for a photo of unknown size, the usual ratio in a book. */
export function ratioOf({ width, height }: PhotoSize): number {
  const ratio = width === null || height === null ? 3 / 4 : width / height
  return Math.min(Math.max(ratio, 1 / 8), 8) // otherwise, a panorama would be a thin line
}

/** The share of a photo that a box of another ratio shows, if the photo fills it. */
export function shownShare(ratio: number, { width, height }: Size): number {
  return Math.min(ratio / (width / height), width / height / ratio)
}

/** The largest size with this ratio that fits into another size. */
export function largest(ratio: number, { width, height }: Size): Size {
  return width / height > ratio
    ? { width: height * ratio, height }
    : { width, height: width / ratio }
}
