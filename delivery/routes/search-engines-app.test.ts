import { describe, expect, it, vi } from 'vitest'

import { somePost } from '#agency/some-post.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import type { Reply } from '#upstream/upstream.ts'

import { searchEnginesApp } from './search-engines-app.ts'

const ORIGIN = 'https://vereda.example'

async function answering<T>(value: T): Promise<Reply<T>> {
  return { status: 'answered', value, asOf: new Date(0) }
}

async function unreachable(): Promise<Reply<never>> {
  return { status: 'failed', reason: { kind: 'unreachable' } }
}

type Told = Parameters<typeof searchEnginesApp>[0]['upstream']

function appWhere(roster: Told['roster'], posts: Told['posts'] = unreachable) {
  const emails = { general: 'a@vereda.example', scouting: 'b@vereda.example' }
  return searchEnginesApp({
    upstream: { roster, posts },
    identity: { brand: 'Vereda', emails, menuLanguages: ['pt', 'en', 'es'] },
    origin: ORIGIN,
  })
}

const home = appWhere(() => answering([someone()]))

describe('each file', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${ORIGIN}/sitemap.xml`],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:a@vereda.example'],
    ['/manifest.webmanifest', 'application/manifest+json', '"name":"Vereda"'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', `<loc>${ORIGIN}/en/models</loc>`],
  ])('%s is what it says', async (path, type, text) => {
    const plain = await home.request(path)
    expect([plain.status, plain.headers.get('Content-Type')]).toEqual([200, type])
    expect(await plain.text()).toContain(text)
  })

  it('answers a HEAD like a GET, without its body', async () => {
    const [got, head] = await Promise.all([
      home.request('/sitemap.xml'),
      home.request('/sitemap.xml', { method: 'HEAD' }),
    ])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
    expect(await head.text()).toBe('')
  })
})

describe('the sitemap', () => {
  it('is asked for each time, like a page: whoever has left is in none', async () => {
    expect((await home.request('/sitemap.xml')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('is to be asked for again later while the roster has never been told', async () => {
    const app = appWhere(unreachable, () => answering([]))
    const answer = await app.request('/sitemap.xml')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is a list of parts where one could not hold it all', async () => {
    const many = Array.from({ length: 17_000 }, (_, id) => someone({ id }))
    const app = appWhere(() => answering(many))
    const index = await app.request('/sitemap.xml')
    expect(await index.text()).toContain(`<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`)
    const second = await app.request('/sitemap-2.xml')
    expect(await second.text()).toContain('/en/models/women/mainboard/16999/agata-fontoura</loc>')
    expect((await app.request('/sitemap-3.xml')).status).toBe(404)
  })

  it('names the posts, and goes without them where they have never been told', async () => {
    const app = appWhere(
      () => answering([someone()]),
      () => answering([somePost()]),
    )
    expect(await (await app.request('/sitemap.xml')).text()).toContain('/newsletter/la</loc>')
    expect(await (await home.request('/sitemap.xml')).text()).not.toContain('/newsletter/la')
  })

  it('is made once of a roster and posts, and anew of others', async () => {
    const first = [someone()]
    const made = vi.spyOn(first, 'filter')
    let roster = first
    let posts = [somePost()]
    const app = appWhere(
      () => answering(roster),
      () => answering(posts),
    )
    const ask = async (path: string) => (await app.request(path)).text()
    expect(await ask('/sitemap.xml')).toBe(await ask('/sitemap.xml'))
    await ask('/sitemap-99999.xml')
    expect(made).toHaveBeenCalledOnce()
    roster = [someone({ id: 8 })]
    expect(await ask('/sitemap.xml')).toContain('/8/agata-fontoura</loc>')
    posts = [somePost({ slug: 'seda' })]
    expect(await ask('/sitemap.xml')).toContain('/newsletter/seda</loc>')
  })

  it.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemapxml', '/xsitemap.xml'])(
    'has no %s while it is one',
    async (path) => {
      expect((await home.request(path)).status).toBe(404)
    },
  )
})
