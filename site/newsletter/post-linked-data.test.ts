import { expect, it } from 'vitest'

import { postLinkedData } from './post-linked-data.ts'
import type { PostView } from './load-post.server.ts'

const wool: PostView = {
  addresses: { pt: '/newsletter/la', en: '/en/newsletter/wool', es: '/es/newsletter/wool' },
  languages: ['pt', 'en'],
  written: 'en',
  title: 'Wool',
  description: 'Soft.',
  date: '2026-05-01',
  cover: { path: 'posts/a.jpg', version: null, width: 3, height: 2, colour: null },
  content: null,
  readingMinutes: null,
  talents: [],
  newer: null,
  older: null,
}
const publisher = { brand: 'Vereda', origin: 'https://vereda.example' } as const

it('a post is a posting of the agency’s, in its language, found by its one address', () => {
  const url = 'https://vereda.example/en/newsletter/wool'
  expect(postLinkedData(wool, { ...publisher, locale: 'en' })).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'Wool',
      url,
      inLanguage: 'en',
      datePublished: '2026-05-01',
      image: 'https://vereda.example/pictures/1280/posts/a.jpg',
      publisher: { name: 'Vereda' },
    },
    { itemListElement: [{ name: 'Newsletter' }, { name: 'Wool' }] },
  ])
  expect(postLinkedData(wool, { ...publisher, locale: 'es' })).toMatchObject([{ url }, {}])
})

it('nothing is said of what a post does not have', () => {
  const bare = { ...wool, description: null, date: null, cover: null }
  const [posting] = postLinkedData(bare, { ...publisher, locale: 'en' })
  expect(posting).not.toHaveProperty('datePublished')
  expect(posting).not.toHaveProperty('image')
  expect(posting).not.toHaveProperty('description')
})
