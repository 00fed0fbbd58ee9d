import {
  type ListPdfOrder,
  type PdfOrder,
  type ZipOrder,
  downloadListPdf,
  downloadPdf,
  downloadZip,
} from '#contract/panel/downloads.ts'
import type { MediaStore } from '#storage/media-store.ts'

import type { FinishedFile, ServeDocument } from '../service/service.ts'
import type { Rows } from '../service/tables.ts'
import { type DownloadLimits, downloadLimits } from './download-limits.ts'
import { findListPictures, findOwnCover, findOwnPhotos } from './own-photos.ts'
import { findFurtherMeasures } from './further-measures.ts'
import { createDocumentQueue, createSend } from './document-queue.ts'
import { createMakePdf } from './make-pdf.ts'
import { createMakeZip } from './make-zip.ts'
import { createPrintPictures, type ScalePicture } from './print-pictures.ts'
import { createPrintStore } from './print-store.ts'

/** Makes documents. The functions throw Refused 404, 422 and 503 by the contract (contract/panel/downloads.ts). */
type Downloads = {
  makePdf: (order: PdfOrder, signal: AbortSignal) => Promise<FinishedFile>
  makeListPdf: (order: ListPdfOrder, signal: AbortSignal) => Promise<FinishedFile>
  makeZip: (order: ZipOrder, signal: AbortSignal) => Promise<FinishedFile>
}

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

/** Tidies `folder` now and every hour. */
export function createDownloads(options: DownloadsOptions): Downloads {
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

  return {
    async makePdf(order, signal) {
      const photos = await findOwnPhotos(rows, order.talent.id, order.gallery)
      const further = await findFurtherMeasures(rows, order)
      const measures = { ...order.measures, ...further, ...order.measures } // those of the order keep places and values
      const { cover, gallery } = order
      if (cover === undefined)
        return send(await makePdf({ ...order, measures }, photos, signal), signal)
      const front = await findOwnCover(rows, order.talent.id, cover)
      const pictures = [{ id: 0, caption: null, ...cover }, ...gallery]
      const whole = { ...order, measures, gallery: pictures }
      return send(await makePdf(whole, [front, ...photos], signal), signal)
    },
    async makeListPdf(order, signal) {
      const pictures = await findListPictures(rows, order.talents)
      return send(await makeListPdf(order, pictures, signal), signal)
    },
    async makeZip(order, signal) {
      const photos = await findOwnPhotos(rows, order.talent.id, order.gallery)
      return send(await makeZip(order, photos, signal), signal)
    },
  }
}

export function serveDownloads(serve: ServeDocument, downloads: Downloads) {
  serve(downloadPdf, downloads.makePdf)
  serve(downloadListPdf, downloads.makeListPdf)
  serve(downloadZip, downloads.makeZip)
}
