import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { pngChunk } from './png-chunk.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Shape = { width: number; height: number; depth: number; colour: number; interlaced: number }

function pngOf({ width, height, depth, colour, interlaced }: Shape, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced], 8)
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** So many zeros, packed: a picture without any colour. */
const zeros = (count: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(count)))

const small = () => sharp({ create: { width: 60, height: 80, channels: 3, background: '#936' } })
const smallShape = { width: 60, height: 80, depth: 8, colour: 0, interlaced: 0 }

/** A GIF of many small frames. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x3c\0\x50\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A JPEG whose frame claims another size than its scan has. */
async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await small().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** Nine megabytes of segments before the picture. */
async function padded(): Promise<Buffer> {
  const jpeg = await small().jpeg().toBuffer()
  const segment = Buffer.alloc(60_000)
  segment.set([0xff, 0xe5])
  segment.writeUInt16BE(segment.length - 2, 2)
  const segments = Array.from({ length: 150 }, () => segment)
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const manyTexts = () => {
  const text = pngChunk('tEXt', Buffer.from('a\0b'))
  return Buffer.concat(Array.from({ length: 500_000 }, () => text))
}

/** Pictures that are far more than their files, by what they are, with the problem that a visitor is told; null: a good photo. */
export async function pictureBombs(): Promise<
  [what: string, bytes: Buffer, problem: string | null][]
> {
  const hugeText = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])
  const grey = { depth: 8, colour: 0, interlaced: 0 }
  return [
    [
      '900 megapixels in 120 kB',
      pngOf({ ...grey, width: 30_000, height: 30_000, depth: 1 }, zeros(112_530_000)),
      'photo-side',
    ],
    [
      '121 megapixels',
      pngOf({ ...grey, width: 11_000, height: 11_000 }, zeros(121_011_000)),
      'photo-pixels',
    ],
    ['a JPEG of 65,500 × 65,500', await claimingJpeg(65_500, 65_500), 'photo-side'],
    ['a JPEG of 40 megapixels without them', await claimingJpeg(8_000, 5_000), 'photo-unreadable'],
    ['10,000 frames', gifOf(10_000), 'photo-frames'],
    [
      '40 megapixels of 16 bits, interlaced',
      pngOf({ width: 8_000, height: 5_000, depth: 16, colour: 6, interlaced: 1 }, zeros(1_000)),
      'photo-memory',
    ],
    ['9 MB before the picture', await padded(), null],
    ['500,000 texts', pngOf(smallShape, manyTexts(), zeros(61 * 80)), null],
    ['a text of 100 MB', pngOf(smallShape, pngChunk('zTXt', hugeText), zeros(61 * 80)), null],
    [
      '39 megapixels that are cut',
      pngOf({ ...grey, width: 7_800, height: 5_000 }, zeros(1_000_000)),
      'photo-unreadable',
    ],
    ['a picture that goes on for 100 MB', pngOf(smallShape, zeros(100_000_000)), null],
  ]
}
