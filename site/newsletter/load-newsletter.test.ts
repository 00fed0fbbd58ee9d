import { describe, expect, it } from 'vitest'

import { somePost } from '#agency/some-post.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { loadNewsletter } from './load-newsletter.server.ts'

const posts = Array.from({ length: 40 }, (_, id) =>
  somePost({ id, slug: `post-${id}`, locale: id % 4 === 0 ? 'en' : 'pt' }),
)
const home = agencyWhere({ posts: () => answering(posts) })

describe('the newsletter', () => {
  it('is full of posts of its language, however many of others lie between', async () => {
    const english = await loadNewsletter(home, { locale: 'en' }, '')
    expect(english.posts.map(({ id }) => id)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36])
    expect(english.total).toBe(10)
    expect((await loadNewsletter(home, {}, '')).total).toBe(30)
  })

  it('goes on after the post that the address names', async () => {
    const next = await loadNewsletter(home, {}, '?after=post-13')
    expect(next.posts.map(({ id }) => id)).toEqual([14, 15, 17, 18, 19, 21, 22, 23])
    expect(next.before).toBe(10)
  })

  it.each(['?after=post-4', '?after=gone', '?after='])(
    'begins anew where the address names no post of the language: %s',
    async (search) => {
      const answer: unknown = await loadNewsletter(home, {}, search).catch((each: unknown) => each)
      expect(answer).toMatchObject({ status: 302 })
      expect(answer instanceof Response && answer.headers.get('Location')).toBe('/newsletter')
    },
  )

  it('shows of a post what a card needs, and nothing else', async () => {
    const { posts: cards } = await loadNewsletter(home, {}, '')
    const fields = ['id', 'slug', 'title', 'description', 'date', 'cover']
    expect(Object.keys(cards[0] ?? {})).toEqual(fields)
  })

  it('is empty in a language without posts', async () => {
    expect(await loadNewsletter(home, { locale: 'es' }, '')).toMatchObject({ posts: [], total: 0 })
  })

  it('is a 503 only where no posts have ever been told', async () => {
    const page = loadNewsletter(agencyWhere({ posts: unreachable }), {}, '')
    await expect(page).rejects.toMatchObject({ init: { status: 503 } })
  })
})
