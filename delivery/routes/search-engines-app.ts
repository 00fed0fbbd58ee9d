import { Hono, type Context } from 'hono'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { PostSummary } from '#agency/post.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { PartialAddresses } from '#site/page/page-addresses.ts'
import { findablePages, partPath, sitemapIndex, sitemaps } from '#site/search-engines/sitemap.ts'
import type { Upstream } from '#upstream/upstream.ts'
import { robotsTxt, securityTxt, webManifest } from '#site/search-engines/texts.ts'

import { answerUnavailable } from '../http/refusals.ts'

type SearchEnginesParts = {
  upstream: Pick<Upstream, 'roster' | 'posts'>
  identity: Pick<AgencyIdentity, 'brand' | 'emails' | 'menuLanguages'>
  origin: string
}

const PLAIN = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
/** Used while the posts are unavailable. One constant, so that {@link memoizeLast} recognises it. */
const none: readonly PostSummary[] = []

/** Serves the files that describe the site to programs: sitemap, robots.txt, security.txt, manifest. */
export function searchEnginesApp({ upstream, identity, origin }: SearchEnginesParts): Hono {
  const app = new Hono()
  const { menuLanguages: languages } = identity
  const sitemapsOf = memoizeLast((roster: readonly RosterTalent[], posts: readonly PostSummary[]) =>
    sitemapFiles(findablePages(roster, posts, languages), origin),
  )
  app.get('/robots.txt', (c) => answerText(c, PLAIN, robotsTxt(origin)))
  app.get('/.well-known/security.txt', (c) => {
    const { general: email } = identity.emails
    return answerText(c, PLAIN, securityTxt({ email, languages, origin, now: new Date() }))
  })
  app.get('/manifest.webmanifest', (c) =>
    answerText(c, 'application/manifest+json', webManifest(identity.brand)),
  )
  app.get('/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', async (c, next) => {
    const [roster, posts] = await Promise.all([upstream.roster(), upstream.posts()])
    if (roster.status === 'failed') return answerUnavailable(c)
    const file = sitemapsOf(roster.value, posts.status === 'answered' ? posts.value : none).get(
      c.req.path,
    )
    return file === undefined ? next() : answerText(c, XML, file, 'no-cache')
  })
  return app
}

/** Sitemaps by their paths: `sitemap.xml` is the only sitemap or, if there are several, their index. */
function sitemapFiles(pages: readonly PartialAddresses[], origin: string): Map<string, string> {
  const documents = sitemaps(pages, origin)
  const [first = ''] = documents
  if (documents.length === 1) return new Map([['/sitemap.xml', first]])
  return new Map([
    ['/sitemap.xml', sitemapIndex(documents.length, origin)],
    ...documents.map((text, index) => [partPath(index + 1), text] as const),
  ])
}

/** Caches the last result; calls `make` again only if an argument is another value than last time. */
function memoizeLast<One, Two, To>(make: (one: One, two: Two) => To): (one: One, two: Two) => To {
  let last: { one: One; two: Two; to: To } | null = null
  return (one, two) => {
    if (last?.one !== one || last.two !== two) last = { one, two, to: make(one, two) }
    return last.to
  }
}

function answerText(
  c: Context,
  type: string,
  text: string,
  lifetime = 'public, max-age=600',
): Response {
  return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': lifetime })
}
