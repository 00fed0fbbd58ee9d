import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { everyBoard } from '#agency/every-board.fixture.ts'
import { letterOf } from '#agency/letter.ts'
import { everyone, type RosterFilter } from '#agency/roster-filter.ts'
import type { RosterChoice } from '#agency/roster.ts'
import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { type RosterSort, rosterSearchText } from '../roster-list/roster-search.ts'
import { pageOf, queryRoster } from './query-roster.ts'
import { cardsPerPage, type RosterData } from './roster-data.ts'

const anyone = { gender: 'all', board: 'all' } as const
const women = { gender: 'woman', board: 'image' } as const
type Asked = RosterFilter & { choice: RosterChoice; sort: RosterSort; name: string }

function viewOf(roster: readonly RosterTalent[], asked: Partial<Asked> = {}) {
  const { choice = anyone, sort = 'agency', name = '', ...filter } = asked
  const search = rosterSearchText({ filter: { ...everyone, ...filter }, sort, name })
  return queryRoster(roster, {
    choice,
    query: new URLSearchParams(search),
    locale: 'pt',
    boards: everyBoard,
    descriptions: {},
    colours: null,
    toEntry: (talent) => ({ ...talent, cover: null }),
  })
}

const zeca = someone({ id: 1, name: 'Zeca', gender: 'man', boards: ['image'], hair: 'Black' })
const bia = someone({ id: 2, name: 'Bia', boards: ['image'] })
const agata = someone({ id: 3, name: 'Ágata', boards: ['direct'] })
const roster = [zeca, bia, agata]
const tall = (name: string, heightCm: number | null) =>
  someone({ name, measures: { ...someone().measures, heightCm } })
const namesOf = ({ page }: RosterData) => page.items.map(({ name }) => name)

describe('what a models page shows', () => {
  it('is everyone in the agency’s order when nothing is asked for', () => {
    expect(namesOf(viewOf(roster))).toEqual(['Zeca', 'Bia', 'Ágata'])
  })

  it('is those of the gender and board that have all that is asked for', () => {
    expect(namesOf(viewOf(roster, { choice: women }))).toEqual(['Bia'])
    expect(namesOf(viewOf(roster, { choice: women, letter: 'z' }))).toEqual([])
  })

  it('is nobody if no word is understood, and all that match if there is a filter, too', () => {
    expect(namesOf(viewOf(roster, { name: 'quirky' }))).toEqual([])
    expect(namesOf(viewOf(roster, { name: 'quirky', letter: 'z' }))).toEqual(['Zeca'])
    expect(viewOf(roster, { name: 'quirky' }).unread).toBe('quirky')
  })

  it('stands by name, accents apart, when that is asked for', () => {
    expect(namesOf(viewOf(roster, { sort: 'name' }))).toEqual(['Ágata', 'Bia', 'Zeca'])
  })

  it('stands by height, tallest or shortest first, without a height last, equals as the agency has them', () => {
    const heights = [
      tall('unknown', null),
      tall('short', 170),
      tall('high', 181),
      tall('also short', 170),
    ]
    const tallest = ['high', 'short', 'also short', 'unknown']
    expect(namesOf(viewOf(heights, { sort: 'tallest' }))).toEqual(tallest)
    const shortest = ['short', 'also short', 'high', 'unknown']
    expect(namesOf(viewOf(heights, { sort: 'shortest' }))).toEqual(shortest)
  })

  it('offers what somebody of the gender and board has, and the boards of that gender', () => {
    const { boards, facets } = viewOf(roster, { choice: women })
    expect(boards).toEqual([{ name: 'image' }, { name: 'direct' }])
    expect(facets.values.hair).toEqual([['red', 1]])
    expect(facets.letters).toEqual(['b'])
  })

  it('counts a colour once, however the agency writes it, with those whom another choice would list', () => {
    const eyes = ['Green', 'green', 'GREEN', 'Brown'].map((colour, id) =>
      someone({ id, eyes: colour, hair: id === 0 ? 'Red' : 'Black' }),
    )
    const { values } = viewOf(eyes, { values: { hair: ['black'], eyes: ['brown'] } }).facets
    expect(values.eyes).toEqual([
      ['brown', 1],
      ['green', 2],
    ])
  })

  it('leads by each letter of the bar to as many as begin with it, whatever else is chosen', () => {
    const names = fc.array(fc.constantFrom('Ana', 'Bia', 'Ágata', '周', 'zoe'), { maxLength: 12 })
    fc.assert(
      fc.property(names, fc.constantFrom('black', 'red'), (all, hair) => {
        const people = all.map((name, id) => someone({ id, name, hair: id % 2 ? 'Red' : 'black' }))
        const asked = { values: { hair: [hair] } }
        const { facets, page } = viewOf(people, asked)
        const shown = facets.letters.flatMap((letter) =>
          namesOf(viewOf(people, { ...asked, letter })),
        )
        expect(shown).toHaveLength(page.total)
        expect(facets.letters).toEqual([...new Set(facets.letters)])
        expect(page.items.every(({ name }) => facets.letters.includes(letterOf(name)))).toBe(true)
      }),
    )
  })
})

const list = Array.from({ length: 45 }, (_, index) => index)

describe('a page of the roster', () => {
  it.each([
    [null, 1, 1, 20],
    ['2', 2, 21, 40],
    ['3', 3, 41, 45],
    ['99', 3, 41, 45],
    ['0', 1, 1, 20],
    ['-1', 1, 1, 20],
    ['two', 1, 1, 20],
    ['1e3', 1, 1, 20],
    ['9'.repeat(400), 1, 1, 20],
  ])('asked for as %j is page %i, cards %i to %i', (asked, number, from, to) => {
    expect(pageOf(list, asked)).toMatchObject({ number, from, to, total: 45, last: 3 })
  })

  it('of nobody is empty and the only one', () => {
    expect(pageOf([], '2')).toEqual({ items: [], from: 0, to: 0, total: 0, number: 1, last: 1 })
  })

  it('leaves nobody out and shows nobody twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 100 }), (items) => {
        const { last } = pageOf(items, null)
        const pages = Array.from({ length: last }, (_, index) => pageOf(items, String(index + 1)))
        expect(pages.flatMap((page) => page.items)).toEqual(items)
        expect(pages.every((page) => page.items.length <= cardsPerPage)).toBe(true)
      }),
    )
  })
})
