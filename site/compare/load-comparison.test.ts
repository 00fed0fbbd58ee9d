import { describe, expect, it } from 'vitest'

import { someone, someProfile } from '#agency/someone.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { loadComparison } from './load-comparison.server.ts'

const roster = [7, 12, 30, 31, 32].map((id) => someone({ id, name: `Talent ${id}` }))
const frame = { id: 1, file: 'book.jpg', caption: 'Capa', width: 900, height: 1_200 }
const gallery = { book: [frame], polaroids: [], films: [], digitalVideos: [] }
const agency = agencyWhere({
  roster: async () => answering(roster),
  talent: async (id) =>
    id === 12 ? unreachable() : answering(someProfile({ id, gallery, instagram: 'somebody' })),
})
const load = (query: string, context = agency, locale?: string) =>
  loadComparison(context, { locale }, new URLSearchParams(query))

describe('a comparison', () => {
  it('has the talents of its address in their order, each once, with measures and galleries', async () => {
    const view = await load('ids=12,7,12')
    expect(view.talents.map(({ id }) => id)).toEqual([12, 7])
    expect(view.talents[1]).toEqual({
      id: 7,
      name: 'Talent 7',
      path: '/modelos/mulheres/mainboard/7/talent-7',
      heightCm: 178,
      cover: null,
      book: [
        {
          id: 1,
          caption: 'Capa',
          picture: { path: 'book.jpg', version: null, colour: null, width: 900, height: 1_200 },
        },
      ],
      polaroids: [],
      hasGalleries: true,
    })
    expect(view.rows[0]).toMatchObject({ measure: 'height', first: 0 })
  })

  it('shows a talent without galleries if the service does not tell them', async () => {
    const { talents } = await load('ids=12')
    expect(talents).toMatchObject([{ id: 12, book: [], hasGalleries: false }])
  })

  it('has four at most, and says who is left out and how many are nobody’s', async () => {
    const view = await load('ids=99,32,7,12,30,31,1000,abc')
    expect(view.talents.map(({ id }) => id)).toEqual([32, 7, 12, 30])
    expect(view.leftOut).toEqual([{ id: 31, name: 'Talent 31' }])
    expect(view.gone).toBe(2)
  })

  it('reads 200 ids of 10,000', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index)
    const view = await load(`ids=${many.join(',')}`)
    expect(view).toMatchObject({ isCut: true, gone: 195 })
    expect(view.talents).toHaveLength(4)
  })

  it.each(['', 'ids=', 'ids=,,x'])('of nobody needs no service: “%s”', async (query) => {
    expect(await load(query, agencyWhere({}))).toMatchObject({ talents: [], rows: [], gone: 0 })
  })

  it('is a 503 without a roster, and a 404 in a language that the site does not speak', async () => {
    await expect(load('ids=7', agencyWhere({}))).rejects.toMatchObject({ init: { status: 503 } })
    await expect(load('ids=7', agency, 'fr')).rejects.toMatchObject({
      data: { kind: 'language-not-found' },
    })
  })
})
