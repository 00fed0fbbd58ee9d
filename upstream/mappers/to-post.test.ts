import { expect, it } from 'vitest'

import { toPost, toPostSummary } from './to-post.ts'

const wire = {
  id: 1,
  slug: 'wool',
  title: 'Wool',
  description: ' ',
  date: '2026-02-01',
  content: '<h1>Soft</h1><img src="https://media.example/posts/a.jpg" onerror="x()">',
  cover: '/posts/a.jpg',
  language: 'en',
  batch: '7',
} as const

it('a post has what its page shows, its text without what could do harm', () => {
  expect(toPost(wire, 'https://media.example')).toEqual({
    id: 1,
    slug: 'wool',
    title: 'Wool',
    description: null,
    date: '2026-02-01',
    cover: 'posts/a.jpg',
    locale: 'en',
    batch: '7',
    content: '<h2>Soft</h2><img src="posts/a.jpg" alt="" />',
  })
})

it.each([null, '', ' \n'])('of content, cover, batch and date each may be none: %j', (none) => {
  const post = toPost({ ...wire, content: none, cover: none, batch: none, date: null }, null)
  expect(post).toMatchObject({ content: null, cover: null, batch: null, date: null })
})

it('a text in which nothing is to be shown is none', () => {
  expect(
    toPost({ ...wire, content: '<script>x()</script> <style>p{}</style>' }, null).content,
  ).toBe(null)
})

it('a post’s summary has all that lists show, and not its text', () => {
  const listed = { id: 1, slug: 'wool', title: 'Wool', date: '2026-02-01', language: 'en' } as const
  const rest = { description: ' ', content: '<p>x</p>', cover: '/posts/a.jpg', batch: '7' }
  expect(toPostSummary({ ...listed, ...rest })).toEqual({
    id: 1,
    slug: 'wool',
    title: 'Wool',
    description: null,
    date: '2026-02-01',
    cover: 'posts/a.jpg',
    locale: 'en',
    batch: '7',
  })
})

it.each([
  ['.', '.-7'],
  ['..', '..-7'],
  ['_', '_-7'],
  ['wool.data', 'wool.data-7'],
  ['feed.xml', 'feed.xml-7'],
  ['a%2Fb', 'a-b-7'],
  ['a'.repeat(201), `${'a'.repeat(200)}-7`],
  ['...', '...'],
  ['a.datas', 'a.datas'],
  ['a/b', 'a/b'],
])('a post with the slug %j has an address of its own: %s', (slug, own) => {
  const listed = { id: 7, slug, title: 'Wool', date: null, language: 'en' } as const
  const rest = { description: null, content: null, cover: null, batch: null }
  expect(toPostSummary({ ...listed, ...rest }).slug).toBe(own)
})
