import { rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { MediaStore } from '#storage/media-store.ts'
import { createSingleFlight } from '#storage/single-flight.ts'

import { Refused } from '../service/refused.ts'
import type { DownloadLimits } from './download-limits.ts'
import type { PlacedPhoto } from './paper.ts'
import { printName, type PrintStore, type Scaling } from './print-store.ts'
import { tooMuchToDo } from './document-queue.ts'

/** A picture file to be scaled to fit inside a size in pixels, never enlarged; `filled` cuts it to the size's shape first. */
type ScaleJob = Scaling & { file: string }

/**
 * Makes a JPEG of quality 80, upright, in sRGB, without metadata. `invalid`: the file is no picture or cannot be decoded.
 * `unavailable`: no process is free in time. The server passes this function in, because decoding runs in the server's processes.
 */
export type ScalePicture = (
  job: ScaleJob,
) => Promise<
  { status: 'encoded'; bytes: Uint8Array } | { status: 'missing' | 'invalid' | 'unavailable' }
>

export type PrintPicture = ReturnType<typeof createPrintPictures>

const POINTS_PER_INCH = 72
const DOTS_PER_INCH = 300

type PrintPicturesOptions = {
  media: MediaStore
  store: PrintStore
  scale: ScalePicture
  limits: Pick<DownloadLimits, 'sourceBytes'>
}

/**
 * Makes the JPEG of a source for a box, scaled to print size once; null if the source is missing, too large or undecodable.
 *
 * @throws Refused 503 if no process is free in time.
 */
export function createPrintPictures(options: PrintPicturesOptions) {
  const { media, store, scale, limits } = options
  const once = createSingleFlight<Uint8Array | null>()

  async function make(name: string, path: string, job: Scaling) {
    const file = await store.temporaryPath() // first: if the disk is full, there is no source to be cancelled
    const source = await media.get(path)
    if (source === null || source.part === null) return null
    if (source.size > limits.sourceBytes) {
      await source.body.cancel()
      return null
    }
    try {
      await pipeline(source.body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      const scaled = await scale({ file, ...job })
      if (scaled.status === 'unavailable') throw tooMuchToDo()
      if (scaled.status !== 'encoded') return null
      await store.keep(name, scaled.bytes)
      return scaled.bytes
    } finally {
      await rm(file, { force: true })
    }
  }

  return (path: string, { box, fit }: PlacedPhoto): Promise<Uint8Array | null> => {
    const scaling = { width: toPixels(box.width), height: toPixels(box.height), fit }
    const name = printName(path, scaling)
    return once(name, async () => (await store.find(name)) ?? make(name, path, scaling))
  }
}

/** A length in pixels for print. */
function toPixels(points: number): number {
  return Math.ceil((points / POINTS_PER_INCH) * DOTS_PER_INCH)
}

/**
 * Names pictures that cannot be printed by their place in the order's gallery. `covers` pictures are before the gallery.
 *
 * @throws Refused 422, unless there are none.
 */
export function refuseUnprintable(places: readonly number[], covers = 0) {
  if (places.length === 0) return
  const errors = places.map((place): [string, string[]] => [
    place < covers ? 'cover' : `gallery.${place - covers}`,
    ['cannot be printed'],
  ])
  throw new Refused(422, 'Some pictures cannot be printed.', Object.fromEntries(errors))
}
