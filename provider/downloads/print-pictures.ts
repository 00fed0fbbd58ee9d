import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { MediaStore } from '#storage/media-store.ts'
import { createSingleFlight } from '#storage/single-flight.ts'

import type { DownloadLimits } from './download-limits.ts'
import type { Size } from './paper.ts'
import type { PlacedPhoto } from './page.ts'
import type { PrintStore } from './print-store.ts'

/** A picture as a file, to be scaled: into the box of so many pixels, or until it covers it; never enlarged. */
export type ScaleJob = { file: string; width: number; height: number; fit: 'inside' | 'outside' }

/**
 * Makes a JPEG of quality 80, upright, in sRGB, without metadata. Null for what is no picture, or one that cannot be decoded.
 * Rejects when it has no time for it. The embedded provider is given it: decoding happens in processes of the server's.
 */
export type ScalePicture = (job: ScaleJob) => Promise<Uint8Array | null>

/** The JPEG of a source at a box, scaled to print size once; null when it cannot be had. */
export type PrintPicture = (path: string, placed: PlacedPhoto) => Promise<Uint8Array | null>

const POINTS_PER_INCH = 72
const DOTS_PER_INCH = 300

type PrintPicturesOptions = {
  media: MediaStore
  store: PrintStore
  scale: ScalePicture
  limits: Pick<DownloadLimits, 'sourceBytes'>
}

export function createPrintPictures(options: PrintPicturesOptions): PrintPicture {
  const { media, store, scale, limits } = options
  const once = createSingleFlight<Uint8Array | null>()

  async function make(name: string, path: string, job: Omit<ScaleJob, 'file'>) {
    const source = await media.get(path)
    if (source === null || source.part === null) return null
    if (source.size > limits.sourceBytes) {
      await source.body.cancel()
      return null
    }
    const file = await store.temporaryPath()
    try {
      await pipeline(source.body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      const scaled = await scale({ file, ...job })
      if (scaled !== null) await store.keep(name, scaled)
      return scaled
    } finally {
      await rm(file, { force: true })
    }
  }

  return (path, placed) => {
    const fit = placed.fit === 'whole' ? 'inside' : 'outside'
    const { width, height } = printSize(placed.box)
    // a media path is a hash of its file, so that another version has another name
    const name = `${createHash('sha256').update(`${path} ${width} ${height} ${fit}`).digest('hex')}.jpg`
    return once(
      name,
      async () => (await store.find(name)) ?? make(name, path, { width, height, fit }),
    )
  }
}

/** A box in pixels of print. */
export function printSize({ width, height }: Size): Size {
  return { width: toPixels(width), height: toPixels(height) }
}

function toPixels(points: number): number {
  return Math.ceil((points / POINTS_PER_INCH) * DOTS_PER_INCH)
}
