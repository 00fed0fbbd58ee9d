import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { documentPatterns, LIST_WORD } from '#site/page/document-addresses.ts'

import type { PageHandler } from '../pages/pages.ts'
import { refuseForeignForms } from './same-origin.ts'

/** Sixty frames and the few other fields take a tenth of this. */
const BODY_BYTES = 16 * 1024

/** The notes of a table's 200 talents: 500 letters each, each letter encoded in nine bytes. */
const LIST_BODY_BYTES = 1024 * 1024

type DocumentsOptions = {
  pages: PageHandler
  origin: string | null
  /** An order of another site was refused. */
  onForeignForm: () => void
}

/** Passes orders of documents to the pages and streams their responses. */
export function documentsApp({ pages, origin, onForeignForm }: DocumentsOptions): Hono {
  const app = new Hono()
  const refuseForeign = refuseForeignForms(origin, onForeignForm)
  const [ofTalent, ofList] = [limitTo(BODY_BYTES), limitTo(LIST_BODY_BYTES)]
  const [, pattern = ''] = documentPatterns.order.split(':locale?')
  for (const path of [pattern, `/:locale${pattern}`]) {
    const limit: typeof ofTalent = (c, next) =>
      c.req.param('id_model') === LIST_WORD ? ofList(c, next) : ofTalent(c, next)
    app.post(path, refuseForeign, limit, async (c) => {
      const { headers, signal, url } = c.req.raw
      if (!isForm(headers)) return refuse(c, 415)
      const body = await c.req.arrayBuffer()
      const request = new Request(url, { method: 'POST', headers, body, signal })
      return pages(request)
    })
  }
  return app
}

const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, 413) })

function isForm(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}

function refuse(c: Context, status: 413 | 415): Response {
  return c.text(String(status), status, { 'Cache-Control': 'no-store' })
}
