import { downloadPdf, downloadZip } from '#contract/panel/downloads.ts'

import type { ServeDocument } from '../service/service.ts'
import type { Downloads } from './downloads.ts'

export function serveDownloads(serve: ServeDocument, downloads: Downloads) {
  serve(downloadPdf, downloads.makePdf)
  serve(downloadZip, downloads.makeZip)
}
