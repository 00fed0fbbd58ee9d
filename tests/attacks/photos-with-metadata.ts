import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { pngChunk } from './png-chunk.ts'

/** Stands in everything that a file says beside its picture. */
export const metadataCanary = 'Jaguarete4711'
const canary = Buffer.from(metadataCanary)

const [width, height] = [60, 80]

const quarter = (background: string, left: number, top: number) => ({
  input: { create: { width: 30, height: 40, channels: 3, background } as const },
  left,
  top,
})

/** A picture as its photographer means it: red and green above, blue and white beneath; of a size that no other has. */
async function meant(number: number): Promise<Buffer> {
  const parts = [quarter('#0f0', 30, 0), quarter('#00f', 0, 40), quarter('#fff', 30, 40)]
  const base = sharp({
    create: { width, height: height + number, channels: 3, background: '#f00' },
  })
  return base.composite(parts).png().toBuffer()
}

/** How a camera stores a picture that is to be turned so (EXIF 2.32, 4.6.4.A). */
const turns: Readonly<Record<number, (picture: Buffer) => Promise<Buffer>>> = {
  1: async (picture) => picture,
  2: (picture) => sharp(picture).flop().toBuffer(),
  3: (picture) => sharp(picture).rotate(180).toBuffer(),
  4: (picture) => sharp(picture).flip().toBuffer(),
  5: async (picture) =>
    sharp(await sharp(picture).rotate(90).toBuffer())
      .flop()
      .toBuffer(),
  6: (picture) => sharp(picture).rotate(270).toBuffer(),
  7: async (picture) =>
    sharp(await sharp(picture).rotate(90).toBuffer())
      .flip()
      .toBuffer(),
  8: (picture) => sharp(picture).rotate(90).toBuffer(),
}

async function turned(orientation: number): Promise<Buffer> {
  const stored = await turns[orientation]?.(await meant(orientation))
  const gps = { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSMapDatum: metadataCanary }
  const exif = { IFD0: { Make: metadataCanary, Artist: metadataCanary }, IFD3: gps }
  return sharp(stored)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation, exif })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${metadataCanary}</x:xmpmeta>`)
    .toBuffer()
}

function segment(marker: number, ...parts: (string | Buffer)[]): Buffer {
  const payload = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}

/** EXIF whose second directory is a small picture of its own. */
function exifWithThumbnail(): Buffer {
  const tiff = Buffer.alloc(56)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt32LE(10, 10) // no entry, then the second directory
  const entries = [
    [0x201, 56],
    [0x202, 64],
  ] as const
  tiff.writeUInt16LE(entries.length, 10)
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 12 + index * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(4, at + 2)
    tiff.writeUInt32LE(1, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.writeUInt16LE(0, 8)
  const thumbnail = Buffer.alloc(64)
  Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xfe, canary)]).copy(thumbnail)
  return Buffer.concat([tiff, thumbnail])
}

const segments: readonly Buffer[] = [
  segment(0xfe, canary),
  segment(0xed, 'Photoshop 3.0\0', '8BIM\x04\x04\0\0\0\0\0\x12', '\x1c\x02\x78\0\x0d', canary),
  segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta>${metadataCanary}</x:xmpmeta>`),
  segment(
    0xe1,
    'http://ns.adobe.com/xmp/extension/\0',
    '0'.repeat(32),
    '\0\0\0\x0d\0\0\0\0',
    canary,
  ),
  segment(0xe1, 'Exif\0\0', exifWithThumbnail()),
  segment(0xe0, 'JFXX\0\x10', canary),
  segment(0xe2, 'MPF\0', canary),
  segment(0xe2, 'FPXR\0', canary),
  segment(0xe3, 'Meta\0\0', canary),
  segment(0xeb, 'JP\0\x01\0\0\0\x01', canary),
  segment(0xec, 'Ducky\0', canary),
  segment(0xef, canary),
]

const jpegOf = async (number: number) =>
  sharp(await meant(number))
    .jpeg()
    .toBuffer()
const withSegment = async (part: Buffer, index: number) => {
  const jpeg = await jpegOf(20 + index)
  return Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)])
}

const chunks: readonly Buffer[] = [
  pngChunk('tEXt', Buffer.from(`Comment\0${metadataCanary}`)),
  pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(canary)])),
  pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${metadataCanary}`)),
  pngChunk('eXIf', exifWithThumbnail()),
  pngChunk('quIb', canary),
]
const PNG_HEAD_BYTES = 33 // signature and IHDR
const withChunk = async (part: Buffer, index: number) => {
  const png = await meant(40 + index)
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), part, png.subarray(PNG_HEAD_BYTES)])
}

const blocks: readonly Buffer[] = [
  Buffer.concat([Buffer.from([0x21, 0xfe, canary.length]), canary, Buffer.from([0])]),
  Buffer.concat([Buffer.from('!\xff\x0bXMP DataXMP\x0d', 'latin1'), canary, Buffer.from([0])]),
  Buffer.concat([Buffer.from('!\xff\x0bQUIBUNGO1.0\x0d', 'latin1'), canary, Buffer.from([0])]),
]
const withBlock = async (part: Buffer, index: number) => {
  const gif = await sharp(await meant(50 + index))
    .gif()
    .toBuffer()
  return Buffer.concat([gif.subarray(0, -1), part, gif.subarray(-1)])
}

/** 32 pictures that tell where and by whom they were taken, in each place of each format; the first eight in each orientation. */
export async function photosWithMetadata(): Promise<Buffer[]> {
  const orientations = Object.keys(turns).map(Number)
  const whole = [
    await jpegOf(60),
    await meant(61),
    await sharp(await meant(62))
      .gif()
      .toBuffer(),
  ]
  const after = [
    `<script>${metadataCanary}</script>`,
    `PK\x03\x04${metadataCanary}`,
    metadataCanary,
  ]
  const two = Buffer.concat([await jpegOf(63), await turned(1)])
  const others = await Promise.all([
    ...orientations.map(turned),
    ...segments.map(withSegment),
    ...chunks.map(withChunk),
    ...blocks.map(withBlock),
    ...whole.map(async (picture, index) =>
      Buffer.concat([picture, Buffer.from(after[index] ?? '')]),
    ),
  ])
  return [...others, two]
}
