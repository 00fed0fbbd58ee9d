import { describe, expect, it } from 'vitest'

import { everyone } from '#agency/roster-filter.ts'
import { someone } from '#agency/someone.fixture.ts'

import { readRosterSearch } from '../roster-list/roster-query.ts'
import { addressFor, addressOfSearch } from './brief-address.ts'

const ana = someone({ id: 1, name: 'Ana Prado', gender: 'woman', boards: ['image'] })
const rui = someone({ id: 2, name: 'Rui França', gender: 'man', boards: ['direct'] })
const roster = [ana, rui]
const boards = [{ name: 'image' }, { name: 'direct' }, { name: 'kids' }]

const from = (before: string, text: string, address = before) =>
  addressOfSearch(
    text,
    { before, address },
    {
      talents: roster.map(({ covers: _, ...talent }) => ({ ...talent, cover: null })),
      otherPosters: [],
      boards,
      colours: { hair: [], eyes: [] },
      descriptions: {},
    },
  )

describe('a typed text', () => {
  it('leads to a list in the language of the page on which it is typed', () => {
    expect(from('/en/models/women/image', 'ana', '/modelos?name=an')).toBe(
      '/modelos/mulheres/image?name=ana',
    )
  })

  it.each([
    ['/en/models', 'women 174-180', '/en/models/women/all?height=174-180'],
    ['/en/models/women/image', 'men', '/en/models/men/image'],
    ['/en/models', 'kids, height 120-130', '/en/kids?height=120-130'],
    ['/modelos?letter=a&sort=name', 'cintura até 64', '/modelos?letter=a&waist=-64&sort=name'],
    ['/modelos?height=170-&waist=-64', 'altura 180', '/modelos?height=180-180&waist=-64'],
    ['/modelos?height=170-&name=ana', '', '/modelos?height=170-'],
    ['/es/modelos', 'cintura 90-60', '/es/modelos?waist=90-60'],
  ])('at %s, %s leads to %s', (before, text, address) => {
    expect(from(before, text)).toBe(address)
  })

  it.each([
    ['/en/models', 'anna', '/en/models?name=anna'],
    ['/en/models/women/image', 'rui', '/en/models?name=rui'],
    ['/en/models/men/all', 'rui franca', '/en/models/men/all?name=rui+franca'],
    ['/en/models', 'women, ana', '/en/models/women/all?name=ana'],
    ['/en/models', 'tall xyzzy, 175+', '/en/models?height=175-&name=xyzzy'],
  ])('at %s, the name in “%s” leads to %s', (before, text, address) => {
    expect(from(before, text)).toBe(address)
  })

  it('that is a whole name is a name, even if a brief may say it', () => {
    const israel = someone({ id: 3, name: 'Israel' })
    const searched = {
      choice: { gender: 'all', board: 'all' },
      search: { filter: everyone, sort: 'agency', name: '' },
      roster: [...roster, israel, someone({ id: 4, nationality: 'il' })],
      boards,
    } as const
    expect(addressFor('israel', searched, 'en')).toBe('/en/models?name=israel')
    expect(addressFor('from Israel', searched, 'en')).toBe('/en/models?nationality=il')
  })

  it('that leads to an address means the same there', () => {
    const address = from('/en/models', 'men, hips 80-90, green eyes') ?? ''
    const { corrected, search } = readRosterSearch(new URLSearchParams(address.split('?')[1]))
    expect(corrected).toEqual([])
    expect(search.filter).toEqual({
      ...everyone,
      ranges: { hips: { from: 80, to: 90 } },
      values: { eyes: ['green'] },
    })
  })

  it('of 10 kB becomes a short address', () => {
    const search = { filter: everyone, sort: 'agency', name: '' } as const
    const choice = { gender: 'all', board: 'all' } as const
    const searched = { choice, search, roster, boards }
    expect(addressFor('palavra '.repeat(1_250), searched, 'pt').length).toBeLessThan(120)
  })

  it('at another page is nothing that this tab can tell', () => {
    expect(from('/en/about', 'women')).toBeNull()
  })
})
