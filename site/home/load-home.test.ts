import { describe, expect, it } from 'vitest'

import type { Locale } from '#agency/locale.ts'
import { someone } from '#agency/someone.fixture.ts'
import { somePost } from '#agency/some-post.fixture.ts'
import type { Slide } from '#agency/slide.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { identityContext, socialFeedContext } from '../page/request-context.ts'
import { chooseFaces, loadHome } from './load-home.server.ts'

const post = (id: number, locale: Locale) => somePost({ id, locale, slug: `post-${id}` })
const posts = [post(1, 'en'), post(2, 'pt'), post(3, 'pt'), post(4, 'en'), post(5, 'pt')]
const noCovers = { card: null, hover: null, poster: null, film: null }
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

const six = [1, 2, 3, 4, 5, 6].map((id) =>
  someone({ id, covers: { ...noCovers, card: `${id}.webp` } }),
)

it.each(['prehome', 'slides', 'newsletter', 'roster'] as const)(
  'is whole but for what the panel never told, were it the %s',
  async (missing) => {
    const told = {
      prehome: async () => answering([dusk]),
      slides: async () => answering([dusk]),
      newsletter: async () => answering(posts),
      roster: async () => answering(six),
    }
    const agency = agencyWhere({ ...told, [missing]: unreachable })
    agency.set(identityContext, { ...agency.get(identityContext), homeSlides: 'home' })
    const page = await loadHome(agency, {})
    const { splash, slides, faces } = page
    expect([splash.length, slides.length, page.posts?.length ?? null, faces.length]).toEqual(
      {
        prehome: [0, 1, 2, 6],
        slides: [1, 0, 2, 6],
        newsletter: [1, 1, null, 6],
        roster: [1, 1, 2, 0],
      }[missing],
    )
  },
)

it('stands without its posts when the panel never told any', async () => {
  expect((await loadHome(agencyWhere({}), {})).posts).toBeNull()
})

it('shows faces that lead to their profiles, those first that the agency names', async () => {
  const agency = agencyWhere({ roster: async () => answering(six) })
  agency.set(identityContext, { ...agency.get(identityContext), homeFaces: [4] })
  const { faces } = await loadHome(agency, { locale: 'en' })
  expect(faces.map(({ id }) => id)).toEqual([4, 1, 2, 3, 5, 6])
  expect(faces[0]).toMatchObject({
    name: 'Ágata Fontoura',
    path: '/en/models/women/mainboard/4/agata-fontoura',
    cover: { path: '4.webp' },
  })
})

it('shows the agency’s feed in its language, when the agency wants it, or none where there is none', async () => {
  const agency = agencyWhere({ prehome: async () => answering([dusk]) })
  expect((await loadHome(agency, {})).feed).toBeNull()

  agency.set(socialFeedContext, { address: '/social-feed', isOwn: true, pictures: 8 })
  const own = {
    isOwn: true,
    pictures: 8,
    host: 'vereda.example',
    loads: 'when-near',
    isAskedFor: false,
  }
  const page = await loadHome(agency, { locale: 'en' })
  expect(page.feed).toEqual({ ...own, address: '/social-feed?language=en' })

  const foreign = { address: 'https://feeds.example/embed?id=7', isOwn: false, pictures: null }
  agency.set(socialFeedContext, foreign)
  expect((await loadHome(agency, {})).feed).toMatchObject({ loads: 'on-click' })
  agency.set(identityContext, { ...agency.get(identityContext), socialFeed: 'when-near' })
  const asked = await loadHome(agency, {}, new URLSearchParams('feed=open'))
  const wanted = { host: 'feeds.example', loads: 'when-near', isAskedFor: true }
  expect(asked).toMatchObject({ feed: { ...foreign, ...wanted }, splash: [] })
})

const covers = { card: 'a.webp', hover: null, poster: null, film: null }
const talents = (count: number) =>
  Array.from({ length: count }, (_, index) => someone({ id: index + 1, covers }))
const idsOf = (...asked: Parameters<typeof chooseFaces>) =>
  chooseFaces(...asked).map(({ id }) => id)

describe('the faces of the home page', () => {
  it('are the first six of the agency’s order', () => {
    expect(idsOf(talents(40))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are those that the agency names, then the first of its order; eight if it names more than six', () => {
    expect(idsOf(talents(40), [30, 2])).toEqual([30, 2, 1, 3, 4, 5])
    expect(idsOf(talents(40), [9, 8, 7, 6, 5, 4, 3])).toEqual([9, 8, 7, 6, 5, 4, 3, 1])
    expect(idsOf(talents(40), [99, 7])).toEqual([7, 1, 2, 3, 4, 5])
  })

  it.each([
    [0, 0],
    [1, 1],
    [3, 2],
    [5, 4],
    [7, 6],
  ])('of an agency with %i talents are %i: whole rows of two', (count, shown) => {
    expect(idsOf(talents(count))).toHaveLength(shown)
  })

  it('never are a child’s, nor those of a talent without a cover', () => {
    const child = someone({ id: 1, covers, boards: ['mainboard', 'kids'] })
    const unseen = someone({ id: 2 })
    expect(idsOf([child, unseen, ...talents(6).slice(2)], [1, 2])).toEqual([3, 4, 5, 6])
  })
})
