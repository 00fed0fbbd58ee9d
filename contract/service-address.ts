/** Of a byte an address makes three characters at the most, and the site takes addresses of 4,096. */
const LONGEST_PATH_BYTES = 1_300

/**
 * Joins a path, and its query if it has one, to a service's address.
 *
 * @returns an address of the same origin and beneath the same path, or null when there cannot be one (docs/product.md: Services and outages).
 */
export function addressWithin(baseUrl: string, path: string): string | null {
  const [, plain, query = ''] = /^\/([^?]*)(\?.*)?$/s.exec(path) ?? []
  if (plain === undefined || !isPlainPath(plain)) return null
  const escaped = `/${plain}${query}`.replaceAll('#', '%23').replaceAll(' ', '%20') // a last one would be cut off
  return baseUrl.replace(/\/+$/, '') + escaped
}

/**
 * Whether a relative path stays beneath whatever it is appended to: no scheme, no `//`, `\`, `@`, dot segments or
 * control characters, after one decoding, which leaves what stands there plainly (docs/product.md: Services and outages).
 */
export function isPlainPath(path: string): boolean {
  const decoded = decodePath(path)
  if (decoded === null || Buffer.byteLength(path) > LONGEST_PATH_BYTES || !path.isWellFormed())
    return false
  if (/[\\@\p{Cc}]|^[a-z][a-z\d+.-]*:/iu.test(decoded)) return false
  return decoded.split('/').every((segment) => !['', '.', '..'].includes(segment))
}

/** A path without its escapes; null where they mean nothing. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // malformed: nothing has such an address
  }
}
