import { expect, it } from 'vitest'

import { attributes } from '#contract/integration/options.ts'
import { talents } from '#contract/integration/talents.ts'

import { describeProvider } from './providers.ts'

const everything = { language: 'pt', paginate: 1000, cover_web: true, cover2: true } as const
const webp = expect.stringMatching(/^[\da-f]{2}\/[\da-f]{32}\.webp$/)

describeProvider('the roster', (provider) => {
  it('lists a talent with covers and measures', async () => {
    const { data } = await provider().ask('integration', talents, { query: everything })
    expect(data[0]).toEqual({
      id: expect.any(Number),
      name: 'Lúcia Prado',
      gender: 'woman',
      cover: expect.stringMatching(/\.mp4$/),
      cover_web: webp,
      cover2: expect.stringMatching(/\.jpg$/),
      height: '5.10/178',
      bust: '32.5/82',
      chest: null,
      waist: '24/61',
      hips: '35/89.5',
      jeans: '36',
      suit: null,
      shoes: '39x9',
      hair: 'Dark Brown',
      eyes: 'Hazel',
      categories: [
        { id: 2041, name: 'Image' },
        { id: 3001, name: 'New faces' },
      ],
      nationality_code: 'BR',
      language_codes: ['pt'],
    })
  })

  it('has everyone, in the agency’s order, also who has no gender', async () => {
    const page = await provider().ask('integration', talents, { query: everything })
    expect(page.data.map(({ name }) => name).slice(0, 4)).toEqual([
      'Lúcia Prado',
      'OTTO',
      'SKY',
      'EXTRA-0',
    ])
    expect(page.data[2]).toMatchObject({ gender: null, categories: [] })
    expect(page).toMatchObject({ current_page: 1, last_page: 1, per_page: 1000, total: 12 })
  })

  it('never contains a date of birth', async () => {
    const answer = await provider().sendTo(
      'integration',
      '/api/talents?language=pt&paginate=1000&birthdate=1',
      { method: 'POST' },
    )
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('Lúcia')
    expect(text).not.toMatch(/birth|2009-02-03/)
  })

  it('is the same in every language', async () => {
    const [pt, en, es] = await Promise.all(
      (['pt', 'en', 'es'] as const).map((language) =>
        provider().ask('integration', talents, { query: { ...everything, language } }),
      ),
    )
    expect(en).toEqual(pt)
    expect(es).toEqual(pt)
  })

  it('comes in pages that together are the whole', async () => {
    const pageAt = (page: number) =>
      provider().ask('integration', talents, { query: { ...everything, paginate: 5, page } })
    const pages = [await pageAt(1), await pageAt(2), await pageAt(3)]
    const whole = await provider().ask('integration', talents, { query: everything })
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
    expect(pages.map((page) => page.last_page)).toEqual([3, 3, 3])
    expect(await pageAt(4)).toMatchObject({ data: [], current_page: 4, total: 12 })
  })

  it.each([
    ['0', 1],
    ['5000', 1000],
  ])('a page of %s is one of %i', async (paginate, perPage) => {
    const address = `/api/talents?language=pt&paginate=${paginate}`
    const answer = await provider().sendTo('integration', address, { method: 'POST' })
    expect(await answer.json()).toMatchObject({ per_page: perPage, current_page: 1 })
  })

  it('leaves out covers that were not asked for', async () => {
    const query = { language: 'pt', paginate: 1 } as const
    const { data } = await provider().ask('integration', talents, { query })
    expect(data[0]).toMatchObject({ cover: expect.any(String), cover_web: null, cover2: null })
  })

  it.each([
    ['language=fr&paginate=10', 'language'],
    ['paginate=10', 'language'],
    ['language=pt&paginate=ten', 'paginate'],
    ['language=pt', 'paginate'],
    ['language=pt&paginate=10&page=-1', 'page'],
    ['language=pt&paginate=10&cover_web=yes', 'cover_web'],
  ])('refuses ?%s by the name of the field', async (search, field) => {
    const answer = await provider().sendTo('integration', `/api/talents?${search}`, {
      method: 'POST',
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      errors: { [field]: [expect.any(String)] },
    })
  })
})

describeProvider('the attributes', (provider) => {
  it('are what the roster can be filtered by', async () => {
    const answer = await provider().ask('integration', attributes, {})
    const counts = Object.entries(answer).map(([name, list]) => [name, list.length])
    expect(Object.fromEntries(counts)).toEqual({
      gender: 3,
      height: 171,
      bust: 136,
      chest: 191,
      waist: 181,
      hips: 181,
      jeans: 53,
      suit: 119,
      shoes: 119,
      hair: 25,
      eyes: 17,
      categories: 3,
    })
    expect(answer.height).toContainEqual({ value: '170/5.7', label: '170/5.7', value2: '170/5.7' })
    expect(answer.hair).toContainEqual({ value: 'Red', label: 'Pelirrojo', value2: 'Ruivo' })
    expect(answer.categories).toEqual([
      { id: 2041, name: 'Image' },
      { id: 3001, name: 'New faces' },
      { id: 3002, name: 'New faces' },
    ])
  })
})
