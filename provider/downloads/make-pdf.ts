import type { PdfOrder } from '#contract/panel/downloads.ts'

import { inParallel } from '../agency-folder/in-parallel.ts'
import { Refused } from '../service/refused.ts'
import type { DownloadLimits } from './download-limits.ts'
import { loadFaces } from './faces.ts'
import type { OwnFrame } from './frames.ts'
import { throughFile } from './passing-file.ts'
import type { Placed } from './placed.ts'
import type { PrintPicture } from './print-pictures.ts'
import type { PrintStore } from './print-store.ts'
import { type Source, tooMuchToDo } from './sending.ts'
import { createSemaphore } from '#storage/semaphore.ts'
import { draftOf, pictureBoxes, writePdf } from './write-pdf.ts'

/**
 * Makes a PDF of frames, whole, before anything of it is sent: what fails is an answer with words, never half a file.
 *
 * @throws Refused 422 for pictures that cannot be printed, 503 when too many wait or it takes too long.
 */
export type MakePdf = (
  order: PdfOrder,
  frames: readonly OwnFrame[],
  signal: AbortSignal,
) => Promise<Source & { bytes: number }>

type MakePdfOptions = { store: PrintStore; printed: PrintPicture; limits: DownloadLimits }

export function createMakePdf({ store, printed, limits }: MakePdfOptions): MakePdf {
  const semaphore = createSemaphore(limits)
  let faces: ReturnType<typeof loadFaces> | null = null

  async function make(order: PdfOrder, frames: readonly OwnFrame[], signal: AbortSignal) {
    using permit = await semaphore.acquire(signal)
    if (permit === null) throw tooMuchToDo()
    const draft = draftOf(order, frames)
    const pictureOf = async (placed: Placed) => {
      signal.throwIfAborted()
      return printed(frames[placed.frame]?.file ?? '', placed)
    }
    const missing = await inParallel(pictureBoxes(draft), limits.scaledAtOnce, async (placed) =>
      (await pictureOf(placed)) === null ? [placed.frame] : [],
    )
    refuseUnprintable(missing.flat())
    faces ??= loadFaces()
    const document = writePdf(draft, await faces, async (placed) => {
      const jpeg = await pictureOf(placed) // on disk by now
      if (jpeg === null) throw new Error('a picture went while it was printed')
      return jpeg
    })
    const file = await throughFile(await store.passingPath(), document)
    if (!signal.aborted) return file
    await file.close()
    throw signal.reason
  }

  return (order, frames, signal) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.makeMs)])
    return untilEnd(ending, make(order, frames, ending))
  }
}

function refuseUnprintable(places: readonly number[]) {
  if (places.length === 0) return
  const errors = places.map((place): [string, string[]] => [
    `gallery.${place}`,
    ['cannot be printed'],
  ])
  throw new Refused(422, 'Some pictures cannot be printed.', Object.fromEntries(errors))
}

/** The work, unless its time is over before; then it goes on by itself until it notices. */
function untilEnd<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => reject(new Refused(503, 'It took too long.'))
  signal.addEventListener('abort', end, { once: true })
  work
    .finally(() => signal.removeEventListener('abort', end))
    .then(resolve, (error: unknown) => (signal.aborted ? end() : reject(error)))
  return promise
}
