import { type FileHandle, open, rm } from 'node:fs/promises'

import type { PdfOrder } from '#contract/panel/downloads.ts'

import { inParallel } from '../agency-folder/in-parallel.ts'
import type { DownloadLimits } from './download-limits.ts'
import { loadFonts } from './fonts.ts'
import type { DocumentQueue } from './document-queue.ts'
import type { OwnPicture } from './own-photos.ts'
import type { PlacedPhoto } from './page.ts'
import { type PrintPicture, refuseUnprintable } from './print-pictures.ts'
import type { PrintStore } from './print-store.ts'
import type { Source } from './sending.ts'
import { draftOf, pictureBoxes, writePdf } from './write-pdf.ts'

/**
 * Makes a whole PDF before any of it is sent: a failure becomes a refusal with a message, never half a file.
 *
 * @throws Refused 422 for pictures that cannot be printed, 503 if too many orders wait or the PDF takes too long.
 */
export type MakePdf = (
  order: PdfOrder,
  photos: readonly OwnPicture[],
  signal: AbortSignal,
) => Promise<Source & { bytes: number }>

type MakePdfOptions = {
  store: PrintStore
  printed: PrintPicture
  queue: DocumentQueue
  limits: DownloadLimits
}

export function createMakePdf({ store, printed, queue, limits }: MakePdfOptions): MakePdf {
  let fonts: ReturnType<typeof loadFonts> | null = null

  async function make(order: PdfOrder, photos: readonly OwnPicture[], signal: AbortSignal) {
    const draft = draftOf(order, photos)
    const pictureOf = async (placed: PlacedPhoto) => {
      signal.throwIfAborted()
      return printed(photos[placed.photo]?.file ?? '', placed)
    }
    const missing = await inParallel(pictureBoxes(draft), limits.scaledAtOnce, async (placed) =>
      (await pictureOf(placed)) === null ? [placed.photo] : [],
    )
    refuseUnprintable(missing.flat(), order.cover === undefined ? 0 : 1)
    fonts ??= loadFonts()
    const document = writePdf(draft, await fonts, async (placed) => {
      const jpeg = await pictureOf(placed) // scaled above, so usually on disk
      if (jpeg === null) throw new Error('a picture disappeared while the PDF was being made')
      return jpeg
    })
    const file = await viaTemporaryFile(await store.temporaryPath(), document)
    if (!signal.aborted) return file
    await file.close()
    throw signal.reason
  }

  return (order, photos, signal) => queue((ending) => make(order, photos, ending), signal)
}

const CHUNK_BYTES = 256 * 1024

/**
 * Writes all bytes to a temporary file without a name, which can be read once. Its name is removed before the first byte is
 * written, so a crash leaves nothing on disk.
 */
async function viaTemporaryFile(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Source & { bytes: number }> {
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    let bytes = 0
    for await (const chunk of chunks) {
      await file.writeFile(chunk)
      bytes += chunk.byteLength
    }
    return { bytes, ...sourceOf(file, bytes) }
  } catch (error) {
    await file.close()
    throw error
  }
}

function sourceOf(file: FileHandle, bytes: number): Source {
  let position = 0
  return {
    async next() {
      if (position >= bytes) return null
      const length = Math.min(CHUNK_BYTES, bytes - position)
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position)
      if (bytesRead === 0) throw new Error('the file shrank while it was being read')
      position += bytesRead
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}
