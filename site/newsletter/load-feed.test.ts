import { describe, expect, it } from 'vitest'

import { safeHtml } from '#agency/safe-html.fixture.ts'
import { somePost } from '#agency/some-post.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { mediaContext } from '../page/request-context.ts'
import { loadFeed } from './load-feed.server.ts'

const posts = [
  somePost({ id: 1, slug: 'la', title: 'Lã & seda', description: '3 < 4', cover: 'posts/a.jpg' }),
  somePost({ id: 2, slug: 'wool', title: 'Wool', locale: 'en' }),
  somePost({ id: 3, slug: 'undated', date: null }),
]
const text = '<p><a href="/newsletter/x">x</a> <a href="https://y.example/">y</a></p>'
const content = safeHtml(`${text}<p><img src="posts/b.jpg" alt="B" width="3" height="2" /></p>`)
const home = agencyWhere({
  posts: () => answering(posts),
  post: async (id) => answering({ ...somePost({ id }), content }),
})

describe('a feed', () => {
  it('has the posts of its language that have a day, with whole addresses', async () => {
    const xml = await loadFeed(home, {})
    expect(xml.match(/<item>/g)).toHaveLength(1)
    expect(xml).toContain('<link>https://vereda.example/newsletter</link>')
    expect(xml).toContain('<title><![CDATA[Lã & seda]]></title>')
    expect(xml).toContain('<link>https://vereda.example/newsletter/la</link>')
    expect(xml).toContain('<pubDate>Fri, 01 May 2026 12:00:00 GMT</pubDate>')
    expect(xml).toContain('<description><![CDATA[3 &lt; 4]]></description>')
    expect(xml).toContain(
      '<img src="https://vereda.example/pictures/1280/posts/a.jpg?feed" alt="" />',
    )
    expect(xml).toContain(
      '<img src="https://vereda.example/pictures/1280/posts/b.jpg?feed" alt="B" />',
    )
    expect(xml).toContain('<a href="https://vereda.example/newsletter/x">')
    expect(xml).toContain('<a href="https://y.example/">')
  })

  it('is the same whether its pictures have been looked at or not', async () => {
    const seen = agencyWhere({
      posts: () => answering(posts),
      post: async (id) => answering({ ...somePost({ id }), content }),
    })
    const media = seen.get(mediaContext)
    const picture = (path: string) => ({ ...media.picture(path), version: 'abc' })
    seen.set(mediaContext, { ...media, picture })
    expect(await loadFeed(seen, {})).toBe(await loadFeed(home, {}))
  })

  it('stands at an address of its own in each language', async () => {
    const english = await loadFeed(home, { locale: 'en' })
    expect(english).toContain('<language>en</language>')
    expect(english).toContain('href="https://vereda.example/en/newsletter/feed.xml" rel="self"')
    expect(english).toContain('<link>https://vereda.example/en/newsletter/wool</link>')
  })

  it('is the newest twenty, and asks for no more texts', async () => {
    const asked: number[] = []
    const many = Array.from({ length: 30 }, (_, id) => somePost({ id, slug: `post-${id}` }))
    const xml = await loadFeed(
      agencyWhere({
        posts: () => answering(many),
        post: (id) => {
          asked.push(id)
          return unreachable()
        },
      }),
      {},
    )
    expect(xml.match(/<item>/g)).toHaveLength(20) // without their texts, as these did not come
    expect(asked).toHaveLength(20)
  })

  it('is empty in a language without posts', async () => {
    expect(await loadFeed(home, { locale: 'es' })).not.toContain('<item>')
  })

  it('is a 503 while no posts have ever been told', async () => {
    await expect(loadFeed(agencyWhere({}), {})).rejects.toMatchObject({ init: { status: 503 } })
  })
})
