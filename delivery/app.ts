import { Hono, type MiddlewareHandler } from 'hono'

import type { Locale } from '#agency/locale.ts'
import { decodePath } from '#contract/service-address.ts'
import { fallbackDocument } from '#site/shell/fallback-document.server.tsx'
import { localeOfPath } from '#site/paths.ts'

import type { Log } from './log/log.ts'
import { createReference, currentReference, forRequest } from './log/reference.ts'
import { requestKindOf } from './http/request-kind.ts'
import { refuseMethodsBut } from './http/refusals.ts'
import { finishPage } from './pages/finish-page.ts'
import type { PageHandler } from './pages/pages.ts'
import { checkLocations } from './http/check-locations.ts'
import { denyAllPolicy, commonHeaders } from './http/security-headers.ts'
import { limitAddressLength } from './http/limit-address-length.ts'
import { rejectSlowBodies } from './http/reject-slow-bodies.ts'

/** Whether visitors may be routed here: started, storage writable, not shutting down. Stays `ready` while a service is down. */
export type Readiness = 'ready' | 'not ready' | 'draining'

type SiteParts = {
  /** The languages of the site. */
  languages: readonly Locale[]
  pages: PageHandler
  /** Everything but the pages; what one of them answers, no later one does. */
  apps: readonly Hono[]
  /** The origins that a page may show in an iframe besides players, by the page's path. */
  frames: (pathname: string) => readonly string[]
  readiness: () => Promise<Readiness>
  log: Log
}

/** The site's routes, in the order in which they match. */
export function createApp({ languages, pages, apps, frames, readiness, log }: SiteParts) {
  const app = new Hono()
  app.use(logged(log))
  app.use(withCommonHeaders)
  app.use(checkLocations)
  app.use(limitAddressLength)
  app.use(rejectSlowBodies)
  app.get('/health/live', (c) => c.text('live'))
  app.get('/health/ready', async (c) => {
    const state = await readiness()
    return c.text(state, state === 'ready' ? 200 : 503)
  })
  for (const each of apps) app.route('/', each)
  app.use(refuseMethodsBut('GET, HEAD')) // every route that accepts other methods comes before
  app.all('*', (c) => answerPage({ pages, frames }, c.req.raw))
  app.onError((error, c) => {
    log.error({ err: error }, 'a request failed')
    c.header('Cache-Control', 'no-store')
    const locale = localeOfPath(c.req.path, languages)
    return c.html(fallbackDocument(locale, currentReference() ?? ''), 500)
  })
  return app
}

/** Logs a line for each request that reaches the app: kind, method, status and duration; never the address or the query. */
function logged(log: Log): MiddlewareHandler {
  return (c, next) => {
    const reference = currentReference() ?? createReference() // a page that is rendered ahead has no request
    return forRequest(reference, async () => {
      const start = performance.now()
      await next()
      const ms = Math.round(performance.now() - start)
      const { method, path } = c.req
      log.debug({ kind: requestKindOf(path), method, status: c.res.status, ms }, 'answered')
    })
  }
}

const withCommonHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.res.headers.set('Content-Security-Policy', denyAllPolicy)
  }
}

/** A HEAD is rendered like a GET, so that its headers are the same (RFC 9110, 9.3.2). */
async function answerPage(
  { pages, frames }: Pick<SiteParts, 'pages' | 'frames'>,
  request: Request,
) {
  const { pathname } = new URL(request.url)
  return finishPage(request, await pages(asReadableGet(request, pathname), frames(pathname)))
}

function asReadableGet(request: Request, pathname: string): Request {
  const isReadable = decodePath(pathname) !== null // the router would log a malformed path as it is
  if (isReadable && request.method === 'GET') return request
  const { url, headers, signal } = request
  return new Request(isReadable ? url : new URL(NOWHERE, url), { headers, signal })
}

/** A path without a page, in place of a path with malformed escapes. */
const NOWHERE = '/-'
