import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { documentPatterns } from '#site/page/document-addresses.ts'

import type { PageHandler } from '../pages/pages.ts'
import { isFromHere } from './same-origin.ts'

/** Sixty frames and the few other fields take a tenth of this. */
const BODY_BYTES = 16 * 1024

type DocumentsOptions = { pages: PageHandler; origin: string | null }

/** Passes orders of documents to the pages and streams their responses. */
export function documentsApp({ pages, origin }: DocumentsOptions): Hono<{
  Variables: { reference: string }
}> {
  const app = new Hono<{ Variables: { reference: string } }>()
  const limit = bodyLimit({ maxSize: BODY_BYTES, onError: (c) => refuse(c, 413) })
  const [, pattern = ''] = documentPatterns.order.split(':locale?')
  for (const path of [pattern, `/:locale${pattern}`]) {
    app.post(path, limit, async (c) => {
      const { headers, signal, url } = c.req.raw
      if (!isFromHere(c.req.raw, origin)) return refuse(c, 403)
      if (!isForm(headers)) return refuse(c, 415)
      const body = await c.req.arrayBuffer()
      const request = new Request(url, { method: 'POST', headers, body, signal })
      return pages(request, { reference: c.get('reference'), frames: [] })
    })
  }
  return app
}

function isForm(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}

function refuse(c: Context, status: 403 | 413 | 415): Response {
  return c.text(String(status), status, { 'Cache-Control': 'no-store' })
}
