import sharp, { type Metadata } from 'sharp'

/** Loaders of what visitors may send: JPEG, PNG, GIF (safety: rule 9). */
const loaders = ['Jpeg', 'Png', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
const formats = ['jpeg', 'png', 'gif']

export type PhotoJob = {
  file: string
  maxPixels: number
  maxSide: number
  maxFrames: number
  preparedSide: number
}

export type PhotoAnswer =
  | { status: 'ready'; bytes: Uint8Array }
  | { status: 'refused'; reason: 'not-a-picture' | 'too-many-pixels' | 'unreadable' }

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
    if (isTooLarge(metadata, job)) return refused('too-many-pixels')
    const picture = sharp(file, {
      failOn: 'warning',
      limitInputPixels: maxPixels,
      autoOrient: true,
    })
    const box = { width: preparedSide, height: preparedSide, fit: 'inside' as const }
    const bytes = await picture
      .resize({ ...box, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer()
    return { status: 'ready', bytes }
  } catch {
    return refused('unreadable') // the decoder's words are about the file, which is the visitor's
  }
}

/** By the header alone, before a pixel is decoded. */
function isTooLarge({ width, height, pages = 1 }: Metadata, job: PhotoJob): boolean {
  const isLong = Math.max(width, height) > job.maxSide
  return isLong || pages > job.maxFrames || width * height * pages > job.maxPixels
}

function refused(reason: Extract<PhotoAnswer, { status: 'refused' }>['reason']): PhotoAnswer {
  return { status: 'refused', reason }
}
