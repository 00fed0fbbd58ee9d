import { Hono, type Context } from 'hono'

import type { AgencyIdentity } from '#agency/identity.ts'
import { robotsTxt } from '#site/search-engines/robots-txt.ts'
import { securityTxt } from '#site/search-engines/security-txt.ts'
import { findablePages, sitemapIndex, sitemaps } from '#site/search-engines/sitemap.ts'
import { webManifest } from '#site/search-engines/web-manifest.ts'
import type { Upstream } from '#upstream/upstream.ts'

import { chooseEncoding, compress } from './compression.ts'

type SearchEnginesParts = {
  upstream: Pick<Upstream, 'roster'>
  identity: Pick<AgencyIdentity, 'brand' | 'emails'>
  origin: string
}

const PLAIN = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const EFFORT = 5
const RETRY_AFTER_SECONDS = '30'

/** The files in which programs look for what a site is: sitemap, robots.txt, security.txt, manifest. */
export function searchEnginesApp({ upstream, identity, origin }: SearchEnginesParts): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => answerText(c, PLAIN, robotsTxt(origin)))
  app.get('/.well-known/security.txt', (c) =>
    answerText(c, PLAIN, securityTxt({ email: identity.emails.general, origin, now: new Date() })),
  )
  app.get('/manifest.webmanifest', (c) =>
    answerText(c, 'application/manifest+json', webManifest(identity.brand)),
  )
  app.get('/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', async (c, next) => {
    const roster = await upstream.roster()
    if (roster.status === 'failed') {
      return c.body(null, 503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
    }
    const documents = sitemaps(findablePages(roster.value), origin)
    const document = sitemapAt(c.req.param('file'), documents, origin)
    return document === undefined ? next() : answerText(c, XML, document)
  })
  return app
}

/** `sitemap.xml` is the whole or, where it takes several, their list; these have numbers from 1. */
function sitemapAt(file: string, documents: readonly string[], origin: string): string | undefined {
  const number = /\d+/.exec(file)?.[0]
  if (documents.length === 1) return number === undefined ? documents[0] : undefined
  return number === undefined
    ? sitemapIndex(documents.length, origin)
    : documents[Number(number) - 1]
}

async function answerText(c: Context, type: string, text: string): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const body = await compress(new TextEncoder().encode(text), encoding, EFFORT)
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Length': String(body.byteLength),
    'Cache-Control': 'public, max-age=600',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
}
