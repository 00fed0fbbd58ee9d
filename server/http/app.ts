import { randomBytes } from 'node:crypto'

import { Hono, type MiddlewareHandler } from 'hono'

import { betterPath } from '#site/paths.ts'

import type { Log } from '../log.ts'
import { finishPage } from './finish-page.ts'
import { barePolicy, commonHeaders } from './security-headers.ts'

/** Renders a page. `reference` names the request in the log and, should it fail, on screen. */
export type PageHandler = (request: Request, reference: string) => Promise<Response>

type SiteParts = {
  pages: PageHandler
  pictures: Hono
  films: Hono
  staticFiles: MiddlewareHandler
  /** Whether visitors may be sent here: started, storage writable. A service that is down is no reason to say no. */
  isReady: () => Promise<boolean>
  log: Log
}

type Variables = { Variables: { reference: string } }

/** Everything that the site answers, in the order in which an address is looked at. */
export function createApp({ pages, pictures, films, staticFiles, isReady, log }: SiteParts) {
  const app = new Hono<Variables>()
  app.use(logged(log))
  app.use(withCommonHeaders)
  app.get('/health/live', (c) => c.text('live'))
  app.get('/health/ready', async (c) =>
    (await isReady()) ? c.text('ready') : c.text('not ready', 503),
  )
  app.route('/pictures', pictures)
  app.route('/films', films)
  app.use(onlyReading)
  app.use(staticFiles)
  app.use(toBetterPath)
  app.all('*', async (c) => finishPage(c.req.raw, await pages(c.req.raw, c.get('reference'))))
  app.onError((error, c) => {
    log.error({ err: error, reference: c.get('reference') }, 'an answer failed')
    return c.text(`500 ${c.get('reference')}`, 500)
  })
  return app
}

/** One line a request: what kind, how it ended, how long it took; never an address or a query. */
function logged(log: Log): MiddlewareHandler<Variables> {
  return async (c, next) => {
    const start = performance.now()
    c.set('reference', randomBytes(6).toString('hex'))
    await next()
    const ms = Math.round(performance.now() - start)
    const fields = { method: c.req.method, status: c.res.status, ms, reference: c.get('reference') }
    log.debug(fields, 'answered')
  }
}

const withCommonHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.res.headers.set('Content-Security-Policy', barePolicy)
  }
}

/** Nothing on the site takes anything yet. */
const onlyReading: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD'].includes(c.req.method)) return next()
  return c.text('405', 405, { Allow: 'GET, HEAD' })
}

const toBetterPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  const path = betterPath(url.pathname)
  return path === null ? next() : c.redirect(path + url.search, 301)
}
