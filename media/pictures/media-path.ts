import { decodePath, isPlainPath } from '#contract/service-address.ts'

/** A media path as the end of an address of ours. */
export function encodeMediaPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The media path at the end of an address; null when there cannot be one. The reverse of {@link encodeMediaPath}. */
export function decodeMediaPath(encoded: string): string | null {
  const segments = encoded.split('/').map(decodePath)
  if (segments.some((segment) => segment === null || segment.includes('/'))) return null
  const path = segments.join('/')
  return isPlainPath(path) ? path : null
}
