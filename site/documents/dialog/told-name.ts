/** The name under which an answer is to be saved, as `Content-Disposition` tells it in UTF-8 (RFC 8187); null where it does not. */
export function attachmentName(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([\w.%!~-]+)/i.exec(disposition ?? '') ?? []
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null // half a character
  }
}
