import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'
import { decodePath, isPlainPath } from '#contract/service-address.ts'

/** Encodes a media path for the end of an address of the site. */
export function encodeMediaPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Decodes the media path at the end of an address; null if it is not a plain path. The reverse of {@link encodeMediaPath}. */
export function decodeMediaPath(encoded: string): string | null {
  const segments = encoded.split('/').map(decodePath)
  if (segments.some((segment) => segment === null || segment.includes('/'))) return null
  const path = segments.join('/')
  return isPlainPath(path) ? path : null
}

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
