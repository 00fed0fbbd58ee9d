/** In an address, a byte takes up to three characters, and the site accepts addresses of up to 4,096. */
const MAX_PATH_BYTES = 1_300

/**
 * Appends a path, with its query if there is one, to a service's address.
 *
 * @returns an address with the same origin, below the same path; null if the path would leave it
 *   (docs/product.md: Services and outages).
 */
export function addressWithin(baseUrl: string, path: string): string | null {
  const [, plain, query = ''] = /^\/([^?]*)(\?.*)?$/s.exec(path) ?? []
  if (plain === undefined || !isPlainPath(plain)) return null
  const escaped = `/${plain}${query}`.replaceAll('#', '%23').replaceAll(' ', '%20') // URL parsers trim a trailing space
  return baseUrl.replace(/\/+$/, '') + escaped
}

/**
 * Whether a relative path stays below the address that it is appended to: decoded once, it has no scheme, no `//`, `\` or `@`, no
 * dot segments and no control characters (docs/product.md: Services and outages).
 */
export function isPlainPath(path: string): boolean {
  const decoded = decodePath(path)
  if (decoded === null || Buffer.byteLength(path) > MAX_PATH_BYTES || !path.isWellFormed())
    return false
  if (/[\\@\p{Cc}]|^[a-z][a-z\d+.-]*:/iu.test(decoded)) return false
  return decoded.split('/').every((segment) => !['', '.', '..'].includes(segment))
}

/** A decoded path; null if an escape is malformed. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // malformed: no such address exists
  }
}
