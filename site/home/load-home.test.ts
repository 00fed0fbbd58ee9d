import { expect, it } from 'vitest'

import type { Locale } from '#agency/locale.ts'
import type { PostSummary } from '#agency/post.ts'

import { agencyWhere, answering } from '../agency-where.fixture.ts'
import { loadHome } from './load-home.server.ts'

const post = (id: number, locale: Locale): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: null,
  date: '2026-11-12',
  cover: null,
  locale,
})
const posts = [post(1, 'en'), post(2, 'pt'), post(3, 'pt'), post(4, 'en'), post(5, 'pt')]
const home = agencyWhere({ newsletter: async () => answering(posts) })

it('shows the newest posts of its language, as many as the agency wants', async () => {
  const page = await loadHome(home, {})
  expect(page.posts?.map(({ id }) => id)).toEqual([2, 3])
})

it('shows no posts where its language has none', async () => {
  expect((await loadHome(home, { locale: 'es' })).posts).toEqual([])
})

it('stands without its posts when the panel never told any', async () => {
  expect((await loadHome(agencyWhere({}), {})).posts).toBeNull()
})
