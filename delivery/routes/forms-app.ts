import { type Handler, Hono } from 'hono'

import { routePatterns } from '#site/paths.ts'
import { formPatterns } from '#site/page/form-addresses.ts'

import type { Log } from '../log/log.ts'
import type { PageHandler } from '../app.ts'
import { finishPage } from '../pages/finish-page.ts'
import { tellingOfProxy } from './proxy-refusals.ts'
import { isFromHere } from './same-origin.ts'

type FormsOptions = { pages: PageHandler; origin: string | null; log: Log }
type Variables = { Variables: { reference: string } }

/**
 * Forms that visitors send: to their page's own address, which is rendered anew, or by its script. Their bodies are handed on
 * unread: whoever takes them in counts their bytes.
 */
export function formsApp({ pages, origin, log }: FormsOptions): Hono<Variables> {
  const tellOfProxy = tellingOfProxy(log)
  const app = new Hono<Variables>()
  const take: Handler<Variables> = async (c) => {
    if (!isFromHere(c.req.raw, origin)) {
      return c.text('403', 403, { 'Cache-Control': 'no-store' })
    }
    tellOfProxy(c.req.raw.headers)
    const marks = { reference: c.get('reference'), frames: [] }
    return finishPage(c.req.raw, await pages(handedOn(c.req.raw), marks))
  }
  const { send, message, brief } = formPatterns
  const ownPages = [...routePatterns('scouting'), ...routePatterns('contact')]
  const patterns = [...ownPages, send, message, brief]
  for (const path of patterns.flatMap(withAndWithoutLocale)) {
    app.post(path, take)
  }
  return app
}

/** Without its origin, which was looked at: React Router knows no address of the site but the one that was asked. */
function handedOn({ url, headers: given, body, signal }: Request): Request {
  const headers = new Headers(given)
  headers.delete('origin')
  // `duplex` lets a body be read while it comes; TypeScript's own types do not know it yet
  const passed: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(url, passed)
}

function withAndWithoutLocale(pattern: string): string[] {
  const [, path = ''] = pattern.split(':locale?')
  return [path, `/:locale${path}`]
}
