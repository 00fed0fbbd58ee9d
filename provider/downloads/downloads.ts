import { downloadListPdf, downloadPdf, downloadZip } from '#contract/panel/downloads.ts'
import type { MediaStore } from '#storage/media-store.ts'

import type { ServeDocument } from '../service/service.ts'
import type { Rows } from '../service/tables.ts'
import { type DownloadLimits, downloadLimits } from './download-limits.ts'
import { findListPictures, findOwnCover, findOwnPhotos } from './own-photos.ts'
import { findFurtherMeasures } from './further-measures.ts'
import { createDocumentQueue, createSend } from './document-queue.ts'
import { createMakePdf } from './make-pdf.ts'
import { createMakeZip } from './make-zip.ts'
import { createPrintPictures, type ScalePicture } from './print-pictures.ts'
import { createPrintStore } from './print-store.ts'

export type DownloadsOptions = {
  rows: Rows
  media: MediaStore
  /** The folder for scaled pictures; created if missing. */
  folder: string
  scale: ScalePicture
  limits?: DownloadLimits
  /** Receives errors from tidying the folder. */
  report: (error: unknown) => void
}

const TIDY_EVERY_MS = 3_600_000

/**
 * Serves the documents. Refusals are 404, 422 and 503 by the contract (contract/panel/downloads.ts). Tidies `folder` now and every
 * hour.
 */
export function serveDownloads(serve: ServeDocument, options: DownloadsOptions) {
  const { rows, media, folder, scale, limits = downloadLimits, report } = options
  const store = createPrintStore(folder, limits)
  const printed = createPrintPictures({ media, store, scale, limits })
  const queue = createDocumentQueue(limits)
  const { makePdf, makeListPdf } = createMakePdf({ store, printed, queue, limits })
  const makeZip = createMakeZip({ media, printed, queue, limits })
  const send = createSend(limits)
  const tidy = () => void store.tidy().catch(report)
  setInterval(tidy, TIDY_EVERY_MS).unref()
  tidy()

  serve(downloadPdf, async (order, signal) => {
    const { cover, gallery, talent } = order
    const photos = await findOwnPhotos(rows, talent.id, gallery)
    const further = await findFurtherMeasures(rows, order)
    const measures = { ...order.measures, ...further, ...order.measures } // those of the order keep places and values
    if (cover === undefined)
      return send(await makePdf({ ...order, measures }, photos, signal), signal)
    const front = await findOwnCover(rows, talent.id, cover)
    const pictures = [{ id: 0, caption: null, ...cover }, ...gallery]
    const whole = { ...order, measures, gallery: pictures }
    return send(await makePdf(whole, [front, ...photos], signal), signal)
  })
  serve(downloadListPdf, async (order, signal) => {
    const pictures = await findListPictures(rows, order.talents)
    return send(await makeListPdf(order, pictures, signal), signal)
  })
  serve(downloadZip, async (order, signal) => {
    const photos = await findOwnPhotos(rows, order.talent.id, order.gallery)
    return send(await makeZip(order, photos, signal), signal)
  })
}
