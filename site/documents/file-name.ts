import { toFileName } from '#agency/file-name.ts'

/** Disks take names of 255 bytes; suffix, content and extension need up to 90 of them. */
const MAX_NAME = { letters: 80, bytes: 160 }

type FileNameParts = { suffix: string; content: readonly string[]; extension: string }

/** The name of a file to download: the talent, the agency's suffix, words for the content, the extension (docs/product.md: Documents). */
export function fileNameOf(talent: string, { suffix, content, extension }: FileNameParts): string {
  const name = toFileName(talent, MAX_NAME.letters) || 'talent'
  const end = content.map((word) => `-${word.toLowerCase()}`).join('')
  return `${cutToBytes(name)}${suffix}${end}.${extension}`
}

function cutToBytes(name: string): string {
  const bytes = Buffer.from(name).subarray(0, MAX_NAME.bytes)
  return bytes.toString().replace(/\uFFFD$/, '') // half a letter
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
