/** The files that an agency may show, by extension, with their use and the media type that the site serves. */
export const mediaKinds = {
  jpg: { use: 'picture', type: 'image/jpeg' },
  png: { use: 'picture', type: 'image/png' },
  gif: { use: 'picture', type: 'image/gif' },
  webp: { use: 'picture', type: 'image/webp' },
  avif: { use: 'picture', type: 'image/avif' },
  mp4: { use: 'clip', type: 'video/mp4' },
  webm: { use: 'clip', type: 'video/webm' },
  ogg: { use: 'clip', type: 'video/ogg' },
  mov: { use: 'clip', type: 'video/quicktime' },
  vtt: { use: 'track', type: 'text/vtt; charset=utf-8' },
} as const
export type MediaKind = keyof typeof mediaKinds
/** Pictures and clips. */
type SeenKind = Exclude<MediaKind, 'vtt'>

export function isMediaKind(extension: string): extension is MediaKind {
  return Object.hasOwn(mediaKinds, extension)
}

/** The number of bytes of a file that {@link recogniseMedia} needs. */
export const HEAD_BYTES = 64

/** The kind of a picture or clip by its first bytes, whatever its name; null for any other file, such as SVG. */
export function recogniseMedia(head: Uint8Array): SeenKind | null {
  const bytes = Buffer.from(head).toString('latin1')
  const found = signatures.find(([, signature]) => signature.test(bytes))
  return found?.[0] ?? null
}

// An ISO media file begins with "ftyp"; its brand, and for AVIF the compatible brands after it, give the kind.
const signatures: readonly (readonly [SeenKind, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['avif', /^[^]{4}ftypmif1[^]{4,}avif/],
  ['mov', /^[^]{4}ftypqt {2}/],
  ['mov', /^[^]{4}(?:moov|mdat|wide)/],
  ['mp4', /^[^]{4}ftyp(?:iso|mp4|avc|M4V|dash|f4v)/],
  ['webm', /^\x1a\x45\xdf\xa3[^]*webm/],
  ['ogg', /^OggS/],
]

/** The kinds of picture that an applicant may send. */
export type PhotoKind = (typeof photoKinds)[number]

const photoKinds = ['jpg', 'png', 'gif'] as const

/** The kind of a photo by its content, whatever its name: JPEG, PNG or GIF; null for any other file. */
export function kindOfPhoto(bytes: Uint8Array): PhotoKind | null {
  const kind = recogniseMedia(bytes.subarray(0, HEAD_BYTES))
  return photoKinds.find((each) => each === kind) ?? null
}
