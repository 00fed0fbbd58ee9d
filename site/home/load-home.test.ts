import { expect, it } from 'vitest'

import type { Locale } from '#agency/locale.ts'
import { somePost } from '#agency/some-post.fixture.ts'
import type { Slide } from '#agency/slide.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { identityContext, socialFeedContext } from '../page/request-context.ts'
import { loadHome } from './load-home.server.ts'

const post = (id: number, locale: Locale) => somePost({ id, locale, slug: `post-${id}` })
const posts = [post(1, 'en'), post(2, 'pt'), post(3, 'pt'), post(4, 'en'), post(5, 'pt')]
const home = agencyWhere({ newsletter: async () => answering(posts) })

it('shows the newest posts of its language, as many as the agency wants', async () => {
  const page = await loadHome(home, {})
  expect(page.posts?.map(({ id }) => id)).toEqual([2, 3])
})

it('shows no posts where its language has none', async () => {
  expect((await loadHome(home, { locale: 'es' })).posts).toEqual([])
})

const dusk: Slide = {
  id: 3,
  upright: { kind: 'picture', path: 'dusk.webp' },
  wide: { kind: 'film', path: 'dusk.mp4' },
}

it('opens with the slides of the splash, a medium for each shape of screen', async () => {
  const page = await loadHome(agencyWhere({ prehome: async () => answering([dusk]) }), {})
  expect(page.splash).toMatchObject([
    {
      id: 3,
      upright: { kind: 'picture', picture: { path: 'dusk.webp' } },
      wide: { kind: 'film', address: '/films/dusk.mp4' },
    },
  ])
})

it('has slides behind the wordmark only where the agency wants some, of the type that it wants', async () => {
  const asked: string[] = []
  const slides = async (type: string) => {
    asked.push(type)
    return answering([dusk])
  }
  const agency = agencyWhere({ slides })
  expect((await loadHome(agency, {})).slides).toEqual([])
  agency.set(identityContext, { ...agency.get(identityContext), homeSlides: 'summer' })
  expect((await loadHome(agency, {})).slides).toHaveLength(1)
  expect(asked).toEqual(['summer'])
})

it.each(['prehome', 'slides', 'newsletter'] as const)(
  'is whole but for what the panel never told, were it the %s',
  async (missing) => {
    const told = {
      prehome: async () => answering([dusk]),
      slides: async () => answering([dusk]),
      newsletter: async () => answering(posts),
    }
    const agency = agencyWhere({ ...told, [missing]: unreachable })
    agency.set(identityContext, { ...agency.get(identityContext), homeSlides: 'home' })
    const page = await loadHome(agency, {})
    expect([page.splash.length, page.slides.length, page.posts?.length ?? null]).toEqual(
      {
        prehome: [0, 1, 2],
        slides: [1, 0, 2],
        newsletter: [1, 1, null],
      }[missing],
    )
  },
)

it('stands without its posts when the panel never told any', async () => {
  expect((await loadHome(agencyWhere({}), {})).posts).toBeNull()
})

it('shows the agency’s feed in its language, when the agency wants it, or none where there is none', async () => {
  const agency = agencyWhere({ prehome: async () => answering([dusk]) })
  expect((await loadHome(agency, {})).feed).toBeNull()

  agency.set(socialFeedContext, { address: '/social-feed', isOwn: true })
  const own = { isOwn: true, host: 'vereda.example', loads: 'on-click', isAskedFor: false }
  const page = await loadHome(agency, { locale: 'en' })
  expect(page.feed).toEqual({ ...own, address: '/social-feed?language=en' })

  const foreign = { address: 'https://feeds.example/embed?id=7', isOwn: false }
  agency.set(socialFeedContext, foreign)
  agency.set(identityContext, { ...agency.get(identityContext), socialFeed: 'when-near' })
  const asked = await loadHome(agency, {}, new URLSearchParams('feed=open'))
  const wanted = { host: 'feeds.example', loads: 'when-near', isAskedFor: true }
  expect(asked).toMatchObject({ feed: { ...foreign, ...wanted }, splash: [] })
})
