const MAX_LENGTH = 80

/**
 * The name of a file to download: letters and digits of any script, the suffix, the extension. No character has a meaning to a
 * file system or a header (docs/product.md: Documents).
 */
export function fileNameOf(talent: string, suffix: string, extension: string): string {
  const words = talent.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['talent']
  const name = Array.from(words.join('-')).slice(0, MAX_LENGTH).join('')
  return `${name}${suffix}.${extension}`
}

/** The `Content-Disposition` of a file: its name in ASCII for old programs, in UTF-8 for all others (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
