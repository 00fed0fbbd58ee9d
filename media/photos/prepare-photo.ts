import sharp, { type Metadata } from 'sharp'

/** The loaders of the formats that visitors may send: JPEG, PNG, GIF (docs/product.md: Application form). */
export const photoLoaders = ['Jpeg', 'Png', 'Nsgif']
const formats = ['jpeg', 'png', 'gif']

export type PhotoJob = {
  file: string
  maxPixels: number
  maxSide: number
  maxFrames: number
  /** The most bytes that a decoder may hold at a time. */
  maxHeldBytes: number
  preparedSide: number
}

type PhotoAnswer =
  | { status: 'prepared'; bytes: Uint8Array; longestSide: number }
  | { status: 'refused'; reason: 'not-a-picture' | TooMuch | 'unreadable' }

type TooMuch = 'too-long' | 'too-many-frames' | 'too-many-pixels' | 'too-much-memory'

/**
 * Re-encodes a visitor's photo: JPEG, upright, sRGB, on white if it is transparent, the first frame of an animation, without
 * metadata, never enlarged. Never rejects.
 */
export async function preparePhoto(job: PhotoJob): Promise<PhotoAnswer> {
  const { file, maxPixels, preparedSide } = job
  try {
    const metadata = await sharp(file, { failOn: 'warning', limitInputPixels: false }).metadata()
    if (!formats.includes(metadata.format)) return refused('not-a-picture')
    const tooMuch = findTooMuch(metadata, job)
    if (tooMuch !== null) return refused(tooMuch)
    const picture = sharp(file, {
      failOn: 'warning',
      limitInputPixels: maxPixels,
      autoOrient: true,
    })
    const box = { width: preparedSide, height: preparedSide, fit: 'inside' as const }
    const { data: bytes, info } = await picture
      .resize({ ...box, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { status: 'prepared', bytes, longestSide: Math.max(info.width, info.height) }
  } catch {
    return refused('unreadable') // the decoder's message is about the visitor's own file
  }
}

/** Checks the header alone, before a pixel is decoded. */
function findTooMuch(metadata: Metadata, job: PhotoJob): TooMuch | null {
  const { width, height, pages = 1 } = metadata
  const pixels = width * height
  if (Math.max(width, height) > job.maxSide) return 'too-long'
  if (pixels > job.maxPixels) return 'too-many-pixels'
  if (pages > job.maxFrames || pixels * pages > job.maxPixels) return 'too-many-frames'
  return heldBytes(metadata) > job.maxHeldBytes ? 'too-much-memory' : null
}

/** The bytes that a decoder holds of a picture: almost none if it decodes row by row, otherwise all pixels at full size. */
function heldBytes(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive } = metadata
  const pixels = width * height
  if (format === 'gif') return pixels * GIF_BYTES
  if (!isProgressive) return 0
  if (format === 'png') return pixels * channels * (depth === 'uchar' ? 1 : 2)
  return pixels * samplesOf(metadata) * COEFFICIENT_BYTES
}

/** Bytes per pixel: the canvas, and the frame's own pixels. */
const GIF_BYTES = 5
/** Bytes per coefficient: the decoder holds all coefficients of a progressive JPEG until its last scan. */
const COEFFICIENT_BYTES = 2

/** Samples per pixel, on average: chroma may be stored at half the size. */
function samplesOf({ channels, chromaSubsampling }: Metadata): number {
  if (chromaSubsampling === '4:2:0') return 1.5
  return chromaSubsampling === '4:2:2' ? 2 : channels
}

function refused(reason: Extract<PhotoAnswer, { status: 'refused' }>['reason']): PhotoAnswer {
  return { status: 'refused', reason }
}
