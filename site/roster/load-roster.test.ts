import { describe, expect, it } from 'vitest'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import { loadRoster } from './load-roster.server.ts'

const modelsPattern = '/:locale?/modelos'
const boardPattern = '/:locale?/modelos/:gender/:category'
const many = Array.from({ length: 25 }, (_, index) => someone({ id: index + 1 }))
const home = agencyWhere({
  roster: async () => answering([...many, someone({ id: 99, gender: null, boards: [] })]),
})
const covers = (card: string | null) => ({ card, hover: null, poster: null, film: null })
const loadModels = (query = '', context = home, locale?: string) =>
  loadRoster(context, { locale }, modelsPattern, new URLSearchParams(query))
/** The page of the women's mainboard, or of one whose address differs from it. */
const loadBoard = (differs: Record<string, string> = {}, query = '') => {
  const params = { gender: 'mulheres', category: 'mainboard', ...differs }
  return loadRoster(home, params, boardPattern, new URLSearchParams(query))
}

describe('the models page', () => {
  it('shows everyone, 20 at a time', async () => {
    const { page, addresses } = await loadModels('page=2')
    expect(page.items.map(({ id }) => id)).toEqual([21, 22, 23, 24, 25, 99])
    expect(page).toMatchObject({ from: 21, to: 26, total: 26 })
    expect(addresses.es).toBe('/es/modelos')
  })

  it('tells of each talent what a card shows and nothing else', async () => {
    const { page } = await loadModels('', home, 'en')
    expect(page.items[0]).toEqual({
      id: 1,
      name: 'Ágata Fontoura',
      gender: 'woman',
      boards: ['mainboard'],
      measures: someone().measures,
      hair: 'Red',
      eyes: 'Green',
      cover: null,
      otherCover: null,
    })
  })

  it('is shared with the first face that is no kid’s', async () => {
    const context = agencyWhere({
      roster: async () =>
        answering([
          someone({ boards: ['kids'], covers: covers('kid.jpg') }),
          someone({ covers: covers(null) }),
          someone({ covers: covers('agata.jpg') }),
        ]),
    })
    const { sharedPicture } = await loadModels('', context)
    expect(sharedPicture?.path).toBe('agata.jpg')
    expect((await loadModels()).sharedPicture).toBeNull()
  })

  it('shows who has all that the query asks for, and pages of them', async () => {
    const reds = many.map((talent) => ({ ...talent, hair: talent.id % 2 ? 'Red' : 'Black' }))
    const context = agencyWhere({ roster: async () => answering([...reds, ...reds]) })
    const { page, facets, search } = await loadModels('hair=red&letter=a&page=2', context)
    expect(page).toMatchObject({ from: 21, to: 26, total: 26 })
    expect(facets.values.hair).toEqual([
      ['black', 24],
      ['red', 26],
    ])
    expect(search.filter).toMatchObject({ letter: 'a', values: { hair: ['red'] } })
  })

  it('has near misses if all who match are on one page', async () => {
    const tall = someone({ id: 2, measures: { ...someone().measures, heightCm: 183 } })
    const context = agencyWhere({ roster: async () => answering([someone({ id: 1 }), tall]) })
    const query = 'height=175-180'
    const { page, nearMisses } = await loadModels(query, context, 'en')
    expect(page.items.map(({ id }) => id)).toEqual([1])
    expect(nearMisses).toEqual([
      {
        missed: { facet: 'height', cm: 183 },
        talent: expect.objectContaining({ id: 2, cover: null }),
      },
    ])
    expect(nearMisses[0]?.talent).not.toHaveProperty('languages')
    const beyondOnePage = Array.from({ length: 21 }, (_, index) => someone({ id: index + 3 }))
    const crowd = agencyWhere({ roster: async () => answering([...beyondOnePage, tall]) })
    expect((await loadModels(query, crowd)).nearMisses).toEqual([])
  })

  it('says that there is no such page', async () => {
    for (const [asked, corrected] of [
      ['page=2', []],
      ['page=99', ['page']],
      ['page=abc', ['page']],
    ] as const) {
      expect((await loadModels(asked)).corrected).toEqual(corrected)
    }
  })

  it('names what it could not take of a query, and shows the rest', async () => {
    const { page, corrected } = await loadModels('height=5.10&letter=ab&hair=red')
    expect(corrected).toEqual(['letter', 'height'])
    expect(page.total).toBe(26)
  })

  it('gives what a form sends its one address', async () => {
    const query = 'height=170&height=&bust=&bust=&hair=red&sort=name'
    const asked = loadBoard({ locale: 'en', category: 'bossa_nova' }, query)
    const answer = await asked.catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) throw new Error('no redirect')
    expect(answer.headers.get('Location')).toBe(
      '/en/models/women/mainboard?height=170-&hair=red&sort=name',
    )
  })

  it('names colours in its language, and does without names while nobody tells them', async () => {
    const red = { value: 'Red', names: { pt: 'Ruivo', en: 'Red', es: 'Pelirrojo' } }
    const context = agencyWhere({
      roster: async () => answering(many),
      colours: async () => answering({ hair: [red], eyes: [] }),
    })
    const { colours } = await loadModels('', context, 'es')
    expect(colours.hair).toEqual({ red: 'Pelirrojo' })
    expect((await loadModels()).colours.hair).toEqual({})
  })

  it('answers 503 while the roster has never been told', async () => {
    const page = loadModels('', agencyWhere({ roster: unreachable }))
    await expect(page).rejects.toMatchObject({
      data: { kind: 'service-unavailable', reference: '0123456789ab' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    })
  })
})

describe('a board’s page', () => {
  it('shows who is on it', async () => {
    const { page, boards } = await loadBoard()
    expect(page.total).toBe(25)
    expect(boards).toEqual([{ name: 'mainboard' }])
  })

  it('under an earlier name has the address of today’s', async () => {
    const { addresses } = await loadBoard({ category: 'bossa_nova' })
    expect(addresses.pt).toBe('/modelos/mulheres/mainboard')
  })

  it('on which nobody is is a page all the same', async () => {
    const { page } = await loadBoard({ category: 'direct' })
    expect(page.items).toEqual([])
  })

  it('on which nobody is stands among the boards to choose from, others without talents do not', async () => {
    const { boards } = await loadBoard({ category: 'nova_bossa' })
    expect(boards).toEqual([{ name: 'mainboard' }, { name: 'nova_bossa' }])
  })

  it('with a short address does not exist where the agency has no such board', async () => {
    await expect(
      loadRoster(home, {}, '/:locale?/atores', new URLSearchParams()),
    ).rejects.toMatchObject({
      data: { kind: 'page-not-found' },
      init: { status: 404 },
    })
  })

  it.each([
    [{ gender: 'nobody' }, 'page-not-found'],
    [{ category: 'development' }, 'page-not-found'],
    [{ locale: 'fr' }, 'language-not-found'],
    [{ locale: 'fr', gender: 'nobody' }, 'language-not-found'],
  ])('that does not exist is a 404: %j', async (wrong, kind) => {
    await expect(loadBoard(wrong)).rejects.toMatchObject({ data: { kind }, init: { status: 404 } })
  })
})
