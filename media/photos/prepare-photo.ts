import sharp, { type Metadata } from 'sharp'

/** Loaders of what visitors may send: JPEG, PNG, GIF (docs/product.md: Application form). */
const loaders = ['Jpeg', 'Png', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
const formats = ['jpeg', 'png', 'gif']

export type PhotoJob = {
  file: string
  maxPixels: number
  maxSide: number
  maxFrames: number
  /** Bytes that a decoder may hold at a time. */
  maxHeldBytes: number
  preparedSide: number
}

export type PhotoAnswer =
  | { status: 'ready'; bytes: Uint8Array; longestSide: number }
  | { status: 'refused'; reason: 'not-a-picture' | TooMuch | 'unreadable' }

type TooMuch = 'too-long' | 'too-many-frames' | 'too-many-pixels' | 'too-much-memory'

/** Fits sharp to a process that does one job at a time and holds on to nothing. */
export function prepareSharp() {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
}

/**
 * Makes a photo of ours of a visitor's: JPEG, upright, in sRGB, white where it was transparent, of a moving picture the
 * first frame, without metadata, never enlarged. Never throws.
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
    return { status: 'ready', bytes, longestSide: Math.max(info.width, info.height) }
  } catch {
    return refused('unreadable') // the decoder's words are about the file, which is the visitor's
  }
}

/** By the header alone, before a pixel is decoded. */
function findTooMuch(metadata: Metadata, job: PhotoJob): TooMuch | null {
  const { width, height, pages = 1 } = metadata
  const pixels = width * height
  if (Math.max(width, height) > job.maxSide) return 'too-long'
  if (pixels > job.maxPixels) return 'too-many-pixels'
  if (pages > job.maxFrames || pixels * pages > job.maxPixels) return 'too-many-frames'
  return heldBytes(metadata) > job.maxHeldBytes ? 'too-much-memory' : null
}

/** What a decoder holds of a picture: of one that comes row by row nearly nothing, else all of it, before it is made smaller. */
function heldBytes(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive } = metadata
  const pixels = width * height
  if (format === 'gif') return pixels * GIF_BYTES
  if (!isProgressive) return 0
  if (format === 'png') return pixels * channels * (depth === 'uchar' ? 1 : 2)
  return pixels * samplesOf(metadata) * COEFFICIENT_BYTES
}

/** The canvas and a frame's own pixels. */
const GIF_BYTES = 5
/** A progressive JPEG's are all held until the last of its scans. */
const COEFFICIENT_BYTES = 2

/** Of a pixel, on average: colours may be stored at half the size. */
function samplesOf({ channels, chromaSubsampling }: Metadata): number {
  if (chromaSubsampling === '4:2:0') return 1.5
  return chromaSubsampling === '4:2:2' ? 2 : channels
}

function refused(reason: Extract<PhotoAnswer, { status: 'refused' }>['reason']): PhotoAnswer {
  return { status: 'refused', reason }
}
