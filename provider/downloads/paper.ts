import type { PdfOrder } from '#contract/panel/downloads.ts'

/** Points, of which an inch has 72. */
export type Size = { width: number; height: number }

/** A place on a page, in points from the upper left corner of the trimmed paper. */
export type Box = Size & { x: number; y: number }

const POINTS_PER_MM = 72 / 25.4

/** Upright papers. A5 is half an A4, a half letter half a letter. */
const papers: Readonly<Record<PdfOrder['paper'], Size>> = {
  a4: { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM },
  a5: { width: 148 * POINTS_PER_MM, height: 210 * POINTS_PER_MM },
  letter: { width: 612, height: 792 },
  'half-letter': { width: 396, height: 612 },
}

/** What is cut off around the paper, so that no white edge shows where the knife is not exact. */
const BLEED = 3 * POINTS_PER_MM

/** Beyond the bleed, for the marks. */
const MARKS = 6 * POINTS_PER_MM

/** The trimmed page: a portfolio lies on its side, a composite stands (docs/product.md: Documents). */
export function trimOf({ paper, mode }: Pick<PdfOrder, 'paper' | 'mode'>): Size {
  const { width, height } = papers[paper]
  return mode === 'portfolio' ? { width: height, height: width } : { width, height }
}

/** What surrounds the trimmed page on the sheet: how far pictures at its edges go on, and how far the sheet does. */
export function surroundOf({ bleed }: Pick<PdfOrder, 'bleed'>): { bleed: number; sheet: number } {
  return bleed ? { bleed: BLEED, sheet: BLEED + MARKS } : { bleed: 0, sheet: 0 }
}

/** The box grown into the bleed on each side that lies at the page's edge. */
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
