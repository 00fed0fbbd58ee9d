import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

import { decodeMediaPath } from './media-path.ts'

/** A requested picture, in one of the site's widths; `path` is its media path. */
export type PictureRequest = { path: string; width: PictureWidth }

/**
 * Parses the path of an address, `/pictures/{width}/{path}` (docs/product.md: Pictures); null if it has another form, or a width
 * that is not in the list.
 */
export function parsePicturePath(pathname: string): PictureRequest | null {
  const [, digits, encoded = ''] = /^\/pictures\/(\d{1,4})\/(.+)$/.exec(pathname) ?? []
  const width = pictureWidths.find((listed) => String(listed) === digits)
  const path = decodeMediaPath(encoded)
  return width === undefined || path === null ? null : { path, width }
}
