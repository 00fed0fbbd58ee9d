import type { Canvas } from './canvas.ts'
import type { Box, Size } from './paper.ts'

/** A page of a document: its pictures are drawn first, then `write` adds the text. */
export type Page = { pictures: readonly PlacedPhoto[]; write: (canvas: Canvas) => void }

/** The size of a photo in pixels; null where it is unknown. */
export type PhotoSize = { width: number | null; height: number | null }

/** A photo, by its index, in its box. `whole`: nothing is cut off; `filled`: the box has no empty edge. */
export type PlacedPhoto = { photo: number; box: Box; fit: 'whole' | 'filled' }

/** Width divided by height; for a photo of unknown size the ratio of most photos in a book. */
export function ratioOf({ width, height }: PhotoSize): number {
  const ratio = width === null || height === null ? 3 / 4 : width / height
  return Math.min(Math.max(ratio, 1 / 8), 8) // else a panorama would be a line
}

/** The largest size of a ratio that fits into another size. */
export function largest(ratio: number, { width, height }: Size): Size {
  return width / height > ratio
    ? { width: height * ratio, height }
    : { width, height: width / ratio }
}
