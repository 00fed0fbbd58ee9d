import { type Handler, Hono } from 'hono'

import { routePatterns } from '#site/paths.ts'
import { formPatterns } from '#site/page/form-addresses.ts'
import { REFUSED_HEADER, PROOF_PATH } from '#site/page/intake.ts'

import { changedRequest } from '../http/changed-request.ts'
import { refuseMethodsBut } from '../http/refusals.ts'
import type { Log } from '../log/log.ts'
import type { PageHandler } from '../pages/pages.ts'
import { finishPage } from '../pages/finish-page.ts'
import { refuseForeignForms } from './same-origin.ts'
import { createLogThrottle } from '../log/log-throttle.ts'

type FormsOptions = {
  pages: PageHandler
  origin: string | null
  /** A form of another site was refused. */
  onForeignForm: () => void
  log: Log
}
/**
 * Receives visitors' forms: the browser posts a form to the page's own address, which is rendered again, or the page's script
 * sends it. Bodies are passed on unread; the intake counts their bytes.
 */
export function formsApp({ pages, origin, onForeignForm, log }: FormsOptions): Hono {
  const warnOfProxy = createProxyWarning(log)
  const refuseForeign = refuseForeignForms(origin, onForeignForm)
  const app = new Hono()
  const take: Handler = async (c) => {
    warnOfProxy(c.req.raw.headers)
    return finishPage(c.req.raw, await pages(handedOn(c.req.raw)))
  }
  const { send, message, brief } = formPatterns
  const pagesWithForms = ['scouting', 'contact', 'myApplication'] as const
  const ownPages = pagesWithForms.flatMap(routePatterns)
  const patterns = [...ownPages, send, message, brief]
  for (const path of patterns.flatMap(withAndWithoutLocale)) {
    app.post(path, refuseForeign, take)
    app.use(path, refuseMethodsBut('GET, HEAD, POST'))
  }
  return app
}

/** Removes the `Origin` header, already checked: React Router compares it with the requested host, not with the public origin. */
function handedOn(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return changedRequest(request, { headers })
}

function withAndWithoutLocale(pattern: string): string[] {
  const [, path = ''] = pattern.split(':locale?')
  return [path, `/:locale${path}`]
}

const HOUR_MS = 3_600_000

/** Warns the operator, once an hour, of a proxy that refuses forms of this size: the site itself never receives them. */
export function createProxyWarning(
  log: { warn: (facts: object, words: string) => void },
  now: () => number = () => performance.now(),
): (headers: Headers) => void {
  const throttled = createLogThrottle(now, HOUR_MS)
  return (headers) => {
    const [, cause, bytes] =
      /^(413|cut-off) (\d{1,10})$/.exec(headers.get(REFUSED_HEADER) ?? '') ?? []
    if (cause === undefined) return
    const words =
      cause === '413'
        ? `a proxy in front of the site refused a form of ${bytes} bytes`
        : `a form of ${bytes} bytes was cut off on its way, as by a proxy in front of the site; a smaller one came through`
    const advice = 'raise its limit to 45 MB (nginx: client_max_body_size 45m)'
    throttled('proxy', () => log.warn({ bytes: Number(bytes) }, `${words}: ${advice}`))
  }
}

/** Serves proof-of-work challenges; in a burst of forms, each form must bring a solution. */
export function proofsApp(challenge: () => Promise<object>): Hono {
  const app = new Hono()
  app.get(PROOF_PATH, async () =>
    Response.json(await challenge(), { headers: { 'cache-control': 'no-store' } }),
  )
  return app
}
