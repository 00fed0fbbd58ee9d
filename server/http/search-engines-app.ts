import { Hono, type Context } from 'hono'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { RosterTalent } from '#agency/talent.ts'
import { robotsTxt } from '#site/search-engines/robots-txt.ts'
import { securityTxt } from '#site/search-engines/security-txt.ts'
import { findablePages, partPath, sitemapIndex, sitemaps } from '#site/search-engines/sitemap.ts'
import { webManifest } from '#site/search-engines/web-manifest.ts'
import type { Upstream } from '#upstream/upstream.ts'

type SearchEnginesParts = {
  upstream: Pick<Upstream, 'roster'>
  identity: Pick<AgencyIdentity, 'brand' | 'emails'>
  origin: string
}

const PLAIN = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const RETRY_AFTER_SECONDS = '30'

/** The files in which programs look for what a site is: sitemap, robots.txt, security.txt, manifest. */
export function searchEnginesApp({ upstream, identity, origin }: SearchEnginesParts): Hono {
  const app = new Hono()
  const sitemapsOf = keptForOne((roster: readonly RosterTalent[]) => sitemapFiles(roster, origin))
  app.get('/robots.txt', (c) => answerText(c, PLAIN, robotsTxt(origin)))
  app.get('/.well-known/security.txt', (c) => {
    const { general: email } = identity.emails
    return answerText(c, PLAIN, securityTxt({ email, origin, now: new Date() }))
  })
  app.get('/manifest.webmanifest', (c) =>
    answerText(c, 'application/manifest+json', webManifest(identity.brand)),
  )
  app.get('/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', async (c, next) => {
    const roster = await upstream.roster()
    if (roster.status === 'failed') {
      return c.body(null, 503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
    }
    const file = sitemapsOf(roster.value).get(c.req.path)
    return file === undefined ? next() : answerText(c, XML, file)
  })
  return app
}

/** Sitemaps by their paths: `sitemap.xml` is the whole or, where it takes several, their list. */
function sitemapFiles(roster: readonly RosterTalent[], origin: string): Map<string, string> {
  const documents = sitemaps(findablePages(roster), origin)
  const [first = ''] = documents
  if (documents.length === 1) return new Map([['/sitemap.xml', first]])
  return new Map([
    ['/sitemap.xml', sitemapIndex(documents.length, origin)],
    ...documents.map((text, index) => [partPath(index + 1), text] as const),
  ])
}

/** Makes it anew only for another value than the last one. */
function keptForOne<From, To>(make: (from: From) => To): (from: From) => To {
  let kept: { from: From; to: To } | null = null
  return (from) => {
    if (kept?.from !== from) kept = { from, to: make(from) }
    return kept.to
  }
}

function answerText(c: Context, type: string, text: string): Response {
  return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=600' })
}
