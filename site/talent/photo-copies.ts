import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

import { pictureAddress, type PictureFacts } from '../ui/picture.tsx'

/** All copies of a picture up to its own size, as the `srcset` of HTML. The last one is as large as the picture itself. */
export function allCopies(picture: PictureFacts): string {
  const own = picture.width ?? Infinity
  return widthsUpTo(own)
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, own)}w`)
    .join(', ')
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
