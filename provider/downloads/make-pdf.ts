import { type FileHandle, open, rm } from 'node:fs/promises'

import type { ListPdfOrder, PdfOrder } from '#contract/panel/downloads.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import { inParallel } from '#storage/in-parallel.ts'
import type { Source } from '#storage/slots.ts'
import type { DownloadLimits } from './download-limits.ts'
import { loadFonts } from './fonts.ts'
import type { DocumentQueue } from './document-queue.ts'
import type { ListPicture, OwnPicture } from './own-photos.ts'
import type { PlacedPhoto } from './paper.ts'
import { type PrintPicture, refuseUnprintable } from './print-pictures.ts'
import type { PrintStore } from './print-store.ts'
import { listDraftOf } from './list-draft.ts'
import { type Draft, draftOf, pictureBoxes, writePdf } from './write-pdf.ts'

type MakePdfOptions = {
  store: PrintStore
  printed: PrintPicture
  queue: DocumentQueue
  limits: DownloadLimits
}

/**
 * Makes whole PDFs before any of them is sent: a failure becomes a refusal with a message, never half a file. The functions throw
 * Refused 422 for pictures that cannot be printed, 503 if too many orders wait or the PDF takes too long.
 */
export function createMakePdf({ store, printed, queue, limits }: MakePdfOptions) {
  const { scaledAtOnce: atOnce, pictureMs, makeMs } = limits
  let fonts: ReturnType<typeof loadFonts> | null = null

  /** Writes a draft whose pictures have been scaled. */
  async function write(draft: Draft, printedAt: PrintedAt, signal: AbortSignal) {
    fonts ??= loadFonts().catch((error: unknown) => {
      fonts = null // the next PDF reads them again
      throw error
    })
    const document = writePdf(draft, await fonts, async (placed) => {
      signal.throwIfAborted()
      const jpeg = await printedAt(placed) // scaled above, so usually on disk
      if (jpeg === null) throw new Error('a picture disappeared while the PDF was being made')
      return jpeg
    })
    const file = await viaTemporaryFile(await store.temporaryPath(), document)
    if (!signal.aborted) return file
    await file.close()
    throw signal.reason
  }

  const printedOf = (photos: Pictures, placed: PlacedPhoto) =>
    printed(photos[placed.photo]?.file ?? '', placed)

  async function make(order: PdfOrder, photos: readonly OwnPicture[], signal: AbortSignal) {
    const draft = draftOf(order, photos)
    const printedAt: PrintedAt = (placed) => printedOf(photos, placed)
    const missing = await unprintableOf(draft, printedAt, { atOnce, signal })
    refuseUnprintable(missing, order.cover === undefined ? 0 : 1)
    return write(draft, printedAt, signal)
  }

  async function makeList(
    order: ListPdfOrder,
    pictures: readonly ListPicture[],
    signal: AbortSignal,
  ) {
    const lateAt = performance.now() + makeMs * PICTURES_SHARE
    /** Those of the pictures that can be printed in time; null in the place of others. */
    const printable: Printable = async (all) => {
      const printedInTime: PrintedAt = (placed) =>
        unlessLate(() => printedOf(all, placed), lateAt, pictureMs)
      const draft = listDraftOf(order, all)
      const missing = await unprintableOf(draft, printedInTime, { atOnce, signal })
      return all.map((each, index) => (missing.includes(index) ? null : each))
    }
    const left = await firstsOrSeconds(pictures, printable)
    return write(listDraftOf(order, left), (placed) => printedOf(left, placed), signal)
  }

  return {
    makePdf: (order: PdfOrder, photos: readonly OwnPicture[], signal: AbortSignal) =>
      queue((ending) => make(order, photos, ending), signal),
    /** `pictures` are in the order of the talents. If neither can be printed in time, the talent's initials stand there. */
    makeListPdf: (order: ListPdfOrder, pictures: readonly ListPicture[], signal: AbortSignal) =>
      queue((ending) => makeList(order, pictures, ending), signal),
  }
}

type PrintedAt = (placed: PlacedPhoto) => Promise<Uint8Array | null>
type Pictures = readonly (OwnPicture | null)[]
type Printable = (pictures: Pictures) => Promise<Pictures>

/** Scales the pictures of a draft, a few at once; returns those that cannot be printed. */
async function unprintableOf(
  draft: Draft,
  printedAt: PrintedAt,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
) {
  const missing = await inParallel(pictureBoxes(draft), atOnce, async (placed) => {
    signal.throwIfAborted()
    return (await printedAt(placed)) === null ? [placed.photo] : []
  })
  return missing.flat()
}

/** Each talent's first picture, and the second where the first cannot be printed. */
async function firstsOrSeconds(pictures: readonly ListPicture[], printable: Printable) {
  const firsts = await printable(pictures.map(({ first }) => first))
  const missing = (index: number) => firsts[index] === null
  const seconds = pictures.map(({ second }, index) => (missing(index) ? second : null))
  const others = await printable(seconds)
  return firsts.map((first, index) => first ?? others[index] ?? null)
}

/** The share of a document's time after which a list waits for no more pictures. */
const PICTURES_SHARE = 0.7

/** A picture; null if it does not come within `ms`, or before `lateAt`. An error of the service is no picture either. */
async function unlessLate(
  print: () => Promise<Uint8Array | null>,
  lateAt: number,
  ms: number,
): Promise<Uint8Array | null> {
  const leftMs = Math.min(ms, lateAt - performance.now())
  if (leftMs <= 0) return null
  const printing = print().catch(() => null)
  return withTimeout(leftMs, printing, () => null)
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
