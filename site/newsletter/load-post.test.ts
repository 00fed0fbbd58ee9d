import { describe, expect, it } from 'vitest'

import { safeHtml } from '#agency/safe-html.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import { somePost } from '#agency/some-post.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { loadPost, readingMinutes } from './load-post.server.ts'

const posts = [
  somePost({ id: 1, slug: 'la', title: 'Lã', batch: 'wool' }),
  somePost({ id: 2, slug: 'wool', title: 'Wool', locale: 'en', batch: 'wool' }),
  somePost({ id: 3, slug: 'chapeu', title: 'Chapéu', date: null }),
  somePost({ id: 4, slug: 'brief', title: 'Brief', locale: 'en' }),
]
const content = safeHtml(`<p>${'palavra '.repeat(440)}</p>`)
const home = agencyWhere({
  posts: () => answering(posts),
  post: async (id) =>
    answering(posts.map((each) => ({ ...each, content })).find((each) => each.id === id) ?? null),
})
const notFound = { data: { kind: 'page-not-found' }, init: { status: 404 } }

describe('a post', () => {
  it('is found by its slug, with its translation and its neighbours of the language', async () => {
    expect(await loadPost(home, { locale: 'en', slug: 'wool' }, '')).toMatchObject({
      title: 'Wool',
      written: 'en',
      languages: ['pt', 'en'],
      addresses: { pt: '/newsletter/la', en: '/en/newsletter/wool', es: '/es/newsletter/wool' },
      readingMinutes: 2,
      newer: null,
      older: { title: 'Brief', path: '/en/newsletter/brief' },
    })
  })

  it('leads from a slug of another language to the translation, with the query, for now', async () => {
    const answer: unknown = await loadPost(home, { slug: 'wool' }, '?from=feed').catch(
      (each: unknown) => each,
    )
    expect(answer).toMatchObject({ status: 302 })
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      '/newsletter/la?from=feed',
    )
  })

  it('without a translation is shown as it is, found in its own language only', async () => {
    expect(await loadPost(home, { locale: 'es', slug: 'chapeu' }, '')).toMatchObject({
      title: 'Chapéu',
      written: 'pt',
      languages: ['pt'],
      addresses: { pt: '/newsletter/chapeu', es: '/es/newsletter/chapeu' },
      newer: null,
      older: null,
    })
  })

  it('leads to the talents whom it names, and does without while the roster does not come', async () => {
    const named = safeHtml('<p>Com Bia Lima.</p>')
    const post = () => answering({ ...somePost(), content: named })
    const there = agencyWhere({
      posts: () => answering(posts),
      post,
      roster: () => answering([someone({ id: 9, name: 'Bia Lima' }), someone()]),
    })
    expect((await loadPost(there, { locale: 'en', slug: 'wool' }, '')).talents).toEqual([
      { id: 9, name: 'Bia Lima', path: '/en/models/women/mainboard/9/bia-lima', cover: null },
    ])
    expect((await loadPost(home, { slug: 'la' }, '')).talents).toEqual([])
  })

  it('may lack all but its title', async () => {
    const bare = somePost({ slug: 'bare', title: 'Bare', date: null })
    const agency = agencyWhere({
      posts: () => answering([bare]),
      post: () => answering({ ...bare, content: null }),
    })
    const nothing = {
      date: null,
      cover: null,
      content: null,
      readingMinutes: null,
      description: null,
    }
    expect(await loadPost(agency, { slug: 'bare' }, '')).toMatchObject({
      title: 'Bare',
      ...nothing,
    })
  })

  it('is a 404 where no post has that slug, or the panel has it no more', async () => {
    await expect(loadPost(home, { slug: 'nada' }, '')).rejects.toMatchObject(notFound)
    const gone = agencyWhere({ posts: () => answering(posts), post: () => answering(null) })
    await expect(loadPost(gone, { slug: 'la' }, '')).rejects.toMatchObject(notFound)
  })

  it('is a 503, not a 404, while the panel is down and never told it', async () => {
    const page = loadPost(agencyWhere({ posts: unreachable }), { slug: 'la' }, '')
    await expect(page).rejects.toMatchObject({ init: { status: 503 } })
    const half = agencyWhere({ posts: () => answering(posts) })
    await expect(loadPost(half, { slug: 'la' }, '')).rejects.toMatchObject({
      init: { status: 503 },
    })
  })
})

const wordsOf = (count: number) => `<p>${'wool '.repeat(count)}</p>`

describe('the time that a post takes to read', () => {
  it.each([
    [wordsOf(1), 1],
    [wordsOf(220), 1],
    [wordsOf(331), 2],
    [wordsOf(2_200), 10],
  ])('a text takes whole minutes to read, one at the least', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  it('tags are no words, and words of one character each are', () => {
    expect(readingMinutes(`<a href="/very/long">${'<em>à</em> '.repeat(440)}</a>`)).toBe(2)
  })

  it.each(['', '<img src="a.jpg" alt="" />', '<p> … — </p>'])('%j takes no time', (html) => {
    expect(readingMinutes(html)).toBeNull()
  })
})
