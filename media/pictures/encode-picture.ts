import sharp, { type Metadata, type Sharp } from 'sharp'

import { reasonOf } from '#storage/storage-error.ts'

import { toColourClass } from './colour-class.ts'
import type { Encoded, EncoderJob, Inspected } from './encoder-job.ts'
import type { Format, PictureError } from './picture-result.ts'

/** The loaders of accepted formats: JPEG, PNG, GIF, WebP, AVIF. Never SVG, whatever the file name (docs/product.md: Pictures). */
export const pictureLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif']

// effort: a visitor waits for WebP, which is fast enough at 2; AVIF takes seconds above 2
const encode: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

/**
 * Does a job. Copies are upright, in sRGB, without metadata, never wider than the source, and show the first frame of an
 * animation. Never rejects.
 */
export async function doJob(job: EncoderJob): Promise<Inspected | Encoded | PictureError> {
  try {
    const { picture, metadata } = await openPicture(job)
    if (job.kind === 'inspect') return await inspect(picture, metadata)
    const copy = job.kind === 'print' ? print(picture, metadata, job) : sizedCopy(picture, job)
    return { status: 'encoded', bytes: await copy.toBuffer() }
  } catch (error) {
    return { status: 'invalid', reason: reasonOf(error) }
  }
}

function sizedCopy(picture: Sharp, { width, format }: JobOf<'encode'>): Sharp {
  return encode[format](picture.resize({ width, withoutEnlargement: true }))
}

/** Without mozjpeg, which takes 0.7 s instead of 0.26 s for 4 megapixels: a document waits for twenty of these. */
function print(picture: Sharp, { autoOrient }: Metadata, job: JobOf<'print'>): Sharp {
  const { width, height, fit } = job
  const scaled =
    fit === 'filled'
      ? cutToPeople(picture, autoOrient, { width, height })
      : picture.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  return scaled.flatten({ background: '#fff' }).toColourspace('srgb').jpeg({ quality: 80 })
}

type Size = { width: number; height: number }

/** The middle of the upper third, where heads are: a cut that takes a third of the height or more keeps all of that third. */
const HEADS = 1 / 6

/** Cuts a picture to a shape. A narrower one keeps skin and detail, found by libvips; a lower one keeps the upper third. */
function cutToPeople(picture: Sharp, source: Size, { width, height }: Size): Sharp {
  const ratio = width / height
  const cutWidth = Math.max(1, Math.min(source.width, Math.round(source.height * ratio)))
  const cutHeight = Math.max(1, Math.min(source.height, Math.round(source.width / ratio)))
  const scale = Math.min(1, cutWidth / width)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  if (cutHeight === source.height) {
    return picture.resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
  }
  // scaled before it is cut, so that libvips decodes it smaller
  const wholeHeight = Math.max(size.height, Math.round((source.height * size.width) / source.width))
  const above = Math.round(wholeHeight * HEADS - size.height / 2)
  const top = Math.max(0, Math.min(above, wholeHeight - size.height))
  return picture
    .resize({ width: size.width, height: wholeHeight, fit: 'fill' })
    .extract({ left: 0, top, ...size })
}

type JobOf<K extends EncoderJob['kind']> = Extract<EncoderJob, { kind: K }>

async function openPicture({ file, maxPixels: limitInputPixels }: EncoderJob) {
  const picture = sharp(file, { limitInputPixels, failOn: 'warning', autoOrient: true })
  const metadata = await picture.metadata()
  // the HEIF loader would also open HEIC if libvips supports it
  const isHeic = metadata.format === 'heif' && metadata.compression !== 'av1'
  if (isHeic) throw new Error('HEIF, but not AVIF')
  return { picture, metadata }
}

async function inspect(picture: Sharp, metadata: Metadata): Promise<Inspected> {
  const { width, height } = metadata.autoOrient
  const average = picture.resize(1, 1, { fit: 'fill' }).flatten({ background: '#fff' })
  const [red = 0, green = 0, blue = 0] = await average.toColourspace('srgb').raw().toBuffer()
  return { status: 'inspected', width, height, colour: toColourClass(red, green, blue) }
}
