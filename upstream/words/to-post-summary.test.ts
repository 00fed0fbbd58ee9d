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
