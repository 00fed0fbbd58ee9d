import type { PdfOrder } from '#contract/panel/downloads.ts'

import type { Canvas } from './canvas.ts'

/** A size in points, 72 per inch. */
export type Size = { width: number; height: number }

/** A place on a page, in points from the upper left corner of the trimmed paper. */
export type Box = Size & { x: number; y: number }

const POINTS_PER_MM = 72 / 25.4

/** Paper sizes in portrait orientation. A5 is half an A4, half letter is half a letter. */
export const papers: Readonly<Record<PdfOrder['paper'], Size>> = {
  a4: { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM },
  a5: { width: 148 * POINTS_PER_MM, height: 210 * POINTS_PER_MM },
  letter: { width: 612, height: 792 },
  'half-letter': { width: 396, height: 612 },
}

/** The bleed around the trimmed page, so that no white edge shows if the cut is inexact. */
const BLEED = 3 * POINTS_PER_MM

/** The space for crop marks, beyond the bleed. */
const MARKS = 6 * POINTS_PER_MM

/** The trimmed page: landscape for a portfolio, portrait for a composite (docs/product.md: Documents). */
export function trimOf({ paper, mode }: Pick<PdfOrder, 'paper' | 'mode'>): Size {
  const { width, height } = papers[paper]
  return mode === 'portfolio' ? { width: height, height: width } : { width, height }
}

/** How far pictures at the page's edges (`bleed`) and the sheet (`sheet`) extend beyond the trimmed page. */
export function surroundOf({ bleed }: Pick<PdfOrder, 'bleed'>): { bleed: number; sheet: number } {
  return bleed ? { bleed: BLEED, sheet: BLEED + MARKS } : { bleed: 0, sheet: 0 }
}

/** The box, extended into the bleed on each side at the page's edge. */
export function bledBox(box: Box, page: Size, bleed: number): Box {
  const left = isAt(box.x, 0) ? bleed : 0
  const top = isAt(box.y, 0) ? bleed : 0
  const right = isAt(box.x + box.width, page.width) ? bleed : 0
  const bottom = isAt(box.y + box.height, page.height) ? bleed : 0
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  }
}

function isAt(place: number, edge: number): boolean {
  return Math.abs(place - edge) < 0.01
}

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
