import type { Box, Size } from './paper.ts'

/** A frame as far as a layout needs to know it; the size in pixels is null when nobody told. */
export type Measured = { width: number | null; height: number | null }

/** Where the frame of that index goes. `whole`: nothing of it is cut off; `filled`: the box has no empty edge. */
export type Placed = { frame: number; box: Box; fit: 'whole' | 'filled' }

/** Width by height; of a picture that nobody measured, that of most in a book. */
export function ratioOf({ width, height }: Measured): number {
  const ratio = width === null || height === null ? 3 / 4 : width / height
  return Math.min(Math.max(ratio, 1 / 8), 8) // else a panorama would be a line
}

/** The largest size of that ratio in another. */
export function largest(ratio: number, { width, height }: Size): Size {
  return width / height > ratio
    ? { width: height * ratio, height }
    : { width, height: width / ratio }
}
