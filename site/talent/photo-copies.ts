import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

import { pictureAddress, type PictureFacts, shownSize } from '../ui/picture.tsx'
import { isSavingData } from '../ui/saves-data.ts'

/** All copies of a picture up to its own size, as the `srcset` of HTML. The last one is as large as the picture itself. */
export function allCopies(picture: PictureFacts): string {
  const own = picture.width ?? Infinity
  return widthsUpTo(own)
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, own)}w`)
    .join(', ')
}

/** The width of a picture that just fits into the screen, enlarged by a factor, as the `sizes` of HTML. */
export function sizesOf(picture: PictureFacts, enlarged = 1): string {
  const { width, height } = shownSize(picture)
  return `calc(${enlarged} * min(100vw, ${Math.ceil((width / height) * 100)}vh))`
}

/** Loads the copy that the viewer will show, unless the visitor saves data. */
export function preload(picture: PictureFacts): void {
  if (isSavingData()) return
  const image = new Image()
  image.sizes = sizesOf(picture)
  image.srcset = allCopies(picture)
}

/** The address of the largest copy. */
export function largestCopy(picture: PictureFacts): string {
  const [first, ...others] = widthsUpTo(picture.width ?? Infinity)
  return pictureAddress(picture, others.at(-1) ?? first)
}

/** A copy is never wider than its picture, so the first width beyond the picture's own gives all its pixels. */
function widthsUpTo(own: number): [PictureWidth, ...PictureWidth[]] {
  const [first, ...others] = pictureWidths
  return [first, ...others.filter((_, index) => (pictureWidths[index] ?? 0) < own)]
}
