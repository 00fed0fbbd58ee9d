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
