import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { fakeAgency, postPage, valueOf, wool } from './fake-agency.fixture.ts'
import { noConnection, onlyFor, refuses } from './fake-service.fixture.ts'

const CALL = 'GET /api/posts/newsletter/pt'
const loden = { ...wool, id: 2, slug: 'loden', title: 'Loden', date: '2026-01-01' }

/** A service with so many posts, one a page. */
const pagesOf = (posts: readonly unknown[]) => (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  return postPage(posts.slice(page - 1, page), page, posts.length)
}

const manyPosts = (count: number, firstId = 0) =>
  Array.from({ length: count }, (_, index) => firstId + index).map((id) => ({
    ...wool,
    id,
    slug: `wool-${id}`,
  }))

describe('the posts', () => {
  it('are all pages of the service put together, without their texts', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[CALL] = pagesOf([{ ...wool, content: '<p>Warm.</p>', batch: 7 }, loden])
    const posts = valueOf(await upstream.posts())
    expect(posts.map(({ slug, batch }) => [slug, batch])).toEqual([
      ['wool', '7'],
      ['loden', null],
    ])
    expect(JSON.stringify(posts)).not.toContain('Warm')
    expect(panel.asked.slice(1)).toEqual([
      `${CALL}?paginate=100&page=1`,
      `${CALL}?paginate=100&page=2`,
    ])
  })

  it('are sorted by their days, those without one last, each once', async () => {
    const { upstream, panel } = await fakeAgency()
    const undated = { ...wool, id: 3, slug: 'undated', date: '2026-02-31' }
    panel.answers[CALL] = pagesOf([undated, loden, wool, { ...loden, title: 'Again' }])
    const posts = valueOf(await upstream.posts())
    expect(posts.map(({ title, date }) => [title, date])).toEqual([
      ['Wool', '2026-02-01'],
      ['Loden', '2026-01-01'],
      ['Wool', null],
    ])
  })

  it('of one slug in a language are the newest of them; in another it is another address', async () => {
    const { upstream, panel } = await fakeAgency()
    const older = { ...loden, slug: 'wool' }
    panel.answers[CALL] = pagesOf([older, { ...older, id: 3, language: 'pt' }, wool])
    const posts = valueOf(await upstream.posts())
    expect(posts.map(({ id, locale }) => [id, locale])).toEqual([
      [1, 'en'],
      [3, 'pt'],
    ])
  })

  it('are the newest 2,000, however many the service has and puts on a page', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[CALL] = (query: URLSearchParams) => {
      const page = Number(query.get('page'))
      return postPage(manyPosts(800, page * 800), page, 1e6)
    }
    expect(valueOf(await upstream.posts())).toHaveLength(2_000)
    expect(panel.asked.filter((each) => each.startsWith(CALL))).toHaveLength(3)
  })

  it('end after twenty pages of a service that puts less on a page than it was asked to', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[CALL] = pagesOf(manyPosts(50))
    expect(valueOf(await upstream.posts())).toHaveLength(20)
  })

  it('are whole or those before, when one page fails', async () => {
    const { upstream, panel, passSeconds } = await fakeAgency()
    panel.answers[CALL] = pagesOf([wool, loden])
    await upstream.posts()
    panel.fault = onlyFor('page=2', refuses(500))
    passSeconds(60)
    expect(valueOf(await upstream.posts())).toHaveLength(2)
  })

  it('outlive the panel, and a restart', async () => {
    const { upstream, panel, restart, passSeconds } = await fakeAgency()
    await upstream.posts()
    await upstream.settled()
    panel.fault = noConnection
    passSeconds(90 * 86_400)
    expect(valueOf(await restart().posts())).toHaveLength(1)
  })

  it('are all gone only when the panel has said so twice', async () => {
    const { upstream, panel, passSeconds } = await fakeAgency()
    await upstream.posts()
    panel.answers[CALL] = postPage([])
    passSeconds(60)
    expect(valueOf(await upstream.posts())).toHaveLength(1)
    passSeconds(60)
    expect(valueOf(await upstream.posts())).toEqual([])
  })

  it('lose one without a slug or in another language, and no other', async () => {
    const { upstream, panel } = await fakeAgency()
    const bad = [{ ...wool, id: 4, slug: '' }, { ...wool, id: 5, language: 'fr' }, null]
    panel.answers[CALL] = postPage([...bad, wool])
    expect(valueOf(await upstream.posts()).map(({ id }) => id)).toEqual([wool.id])
  })
})

const POST_CALL = `${CALL}/1`

describe('a post', () => {
  it('is asked for by its id, and its text comes out safe', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[POST_CALL] = {
      ...wool,
      batch: 7,
      content: '<p onclick="x()">Warm.</p><script>x()</script>',
    }
    expect(valueOf(await upstream.post(1))).toMatchObject({
      slug: 'wool',
      batch: '7',
      content: '<p>Warm.</p>',
    })
    expect(panel.asked.at(-1)).toBe(POST_CALL)
  })

  it('is kept on disk with nothing but its safe text', async () => {
    const { upstream, panel, folder } = await fakeAgency()
    panel.answers[POST_CALL] = { ...wool, content: '<p>Warm.</p><script>x()</script>' }
    await upstream.post(1)
    await upstream.settled()
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))
    const kept = (await Promise.all(files)).join()
    expect(kept).toContain('<p>Warm.</p>')
    expect(kept).not.toContain('x()')
  })

  it('of an id that no post has is none', async () => {
    const { upstream } = await fakeAgency()
    expect(valueOf(await upstream.post(404))).toBeNull()
  })

  it('outlives the panel, and a restart', async () => {
    const { upstream, panel, restart, passSeconds } = await fakeAgency()
    await upstream.post(1)
    await upstream.settled()
    panel.fault = noConnection
    passSeconds(90 * 86_400)
    expect(valueOf(await restart().post(1))).toMatchObject({ content: '<p>Warm.</p>' })
  })

  it('ends when the panel says that there is none', async () => {
    const { upstream, panel, passSeconds } = await fakeAgency()
    await upstream.post(1)
    panel.answers[POST_CALL] = undefined
    passSeconds(60)
    expect(valueOf(await upstream.post(1))).toBeNull()
  })

  it('is not another one than was asked for', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[POST_CALL] = { ...wool, id: 2 }
    expect(await upstream.post(1)).toMatchObject({ status: 'failed' })
  })

  it.each([
    [{ content: null, cover: null, date: null, batch: null }],
    [{ content: ' ', cover: '//elsewhere.test/a', date: 'yesterday', batch: '' }],
    [{}],
  ])('without text, cover, day or batch has none of them: %j', async (bare) => {
    const { upstream, panel } = await fakeAgency()
    const { date: _, ...rest } = wool
    panel.answers[POST_CALL] = { ...rest, ...bare }
    const none = { content: null, cover: null, date: null, batch: null }
    expect(valueOf(await upstream.post(1))).toMatchObject({ title: 'Wool', ...none })
  })
})
