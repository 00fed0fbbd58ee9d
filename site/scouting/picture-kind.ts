/** What a file is by its first bytes, whatever it is called. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'heic' | 'other'

/** How many bytes tell. */
export const TELLING_BYTES = 12

export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.slice(0, TELLING_BYTES))
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return /^....ftyp(?:hei|hev|mif1|msf1)/s.test(text) ? 'heic' : 'other'
}
