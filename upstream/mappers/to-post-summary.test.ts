import { expect, it } from 'vitest'

import { toPostSummary } from './to-post-summary.ts'

it('a post’s summary has all that lists show, and not its text', () => {
  const wire = { id: 1, slug: 'wool', title: 'Wool', date: '2026-02-01', language: 'en' } as const
  const rest = { description: ' ', content: '<p>x</p>', cover: '/posts/a.jpg', batch: '7' }
  expect(toPostSummary({ ...wire, ...rest })).toEqual({
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
  const wire = { id: 7, slug, title: 'Wool', date: null, language: 'en' } as const
  const rest = { description: null, content: null, cover: null, batch: null }
  expect(toPostSummary({ ...wire, ...rest }).slug).toBe(own)
})
