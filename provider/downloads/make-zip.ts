import { Readable } from 'node:stream'

import type { ZipOrder } from '#contract/panel/downloads.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { inParallel } from '#storage/in-parallel.ts'
import { notFound } from '../service/refused.ts'
import { archiveOf, creditsOf, type Entry, entryName, extensionOf } from './archive.ts'
import type { DownloadLimits } from './download-limits.ts'
import type { DocumentQueue } from './document-queue.ts'
import type { OwnPhoto } from './own-photos.ts'
import type { PlacedPhoto } from './paper.ts'
import { type PrintPicture, refuseUnprintable } from './print-pictures.ts'

type MakeZipOptions = {
  media: MediaStore
  printed: PrintPicture
  queue: DocumentQueue
  limits: Pick<DownloadLimits, 'scaledAtOnce'>
}

/** The longer side of an A4 sheet, in points: a JPEG fills it in print, upright or lying. */
const LONGEST = (297 * 72) / 25.4

/**
 * Makes archives of photos, with their credits. Everything is checked before any of it is sent.
 *
 * @throws Refused 404 for a lost file, 422 for pictures that cannot be JPEGs, 503 if too many orders wait or it takes too long.
 */
export function createMakeZip({ media, printed, queue, limits }: MakeZipOptions) {
  type Content = Omit<Entry, 'name'>

  async function originalOf({ file }: OwnPhoto): Promise<Content> {
    const bytes = (await media.size(file)) ?? 0
    if (bytes === 0) throw notFound()
    return {
      bytes,
      async open(signal) {
        const found = await media.get(file)
        if (found === null || found.part === null) throw notFound()
        if (signal.aborted) await found.body.cancel() // the reader has left meanwhile: a Readable would not cancel it
        return Readable.from(found.body, { signal })
      },
    }
  }

  async function jpegsOf(photos: readonly OwnPhoto[], ending: AbortSignal): Promise<Content[]> {
    const placed: Omit<PlacedPhoto, 'photo'> = {
      box: { x: 0, y: 0, width: LONGEST, height: LONGEST },
      fit: 'whole',
    }
    const jpegs = await inParallel(
      [...photos.entries()],
      limits.scaledAtOnce,
      async ([photo, { file }]) => {
        ending.throwIfAborted()
        const jpeg = await printed(file, { photo, ...placed })
        return jpeg === null ? null : jpeg.byteLength
      },
    )
    refuseUnprintable(jpegs.flatMap((bytes, place) => (bytes === null ? [place] : [])))
    return photos.map(({ file }, photo) => ({
      bytes: jpegs[photo] ?? 0,
      open: async () => {
        const jpeg = await printed(file, { photo, ...placed }) // scaled above, so usually on disk
        if (jpeg === null) throw new Error('a picture disappeared while the archive was being sent')
        return Readable.from([jpeg])
      },
    }))
  }

  return async (order: ZipOrder, photos: readonly OwnPhoto[], signal: AbortSignal) => {
    const isJpeg = order.format === 'jpeg'
    const contents = isJpeg
      ? await queue((ending) => jpegsOf(photos, ending), signal)
      : await inParallel(photos, limits.scaledAtOnce, originalOf)
    const names = photos.map(({ album, number, file }) =>
      entryName(order.talent.name, {
        album,
        number,
        extension: isJpeg ? '.jpg' : extensionOf(file),
      }),
    )
    const files = contents.map((content, index) => ({ name: names[index] ?? '', ...content }))
    const credits = creditsOf(order, names)
    return archiveOf(credits === null ? files : [...files, credits])
  }
}
