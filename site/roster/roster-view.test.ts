import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { letterOf } from '#agency/letter.ts'
import { everyone, type RosterFilter } from '#agency/roster-filter.ts'
import type { RosterChoice } from '#agency/roster.ts'
import { someone } from '#agency/someone.fixture.ts'
import { everyBoard } from '#agency/every-board.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'

import type { RosterSort } from '../roster-list/roster-search.ts'
import { rosterView } from './roster-view.ts'

const anyone = { gender: 'all', board: 'all' } as const
const women = { gender: 'woman', board: 'image' } as const
type Asked = RosterFilter & { choice: RosterChoice; sort: RosterSort }

function viewOf(roster: readonly RosterTalent[], asked: Partial<Asked> = {}) {
  const { choice = anyone, sort = 'agency', ...filter } = asked
  const search = { filter: { ...everyone, ...filter }, sort, name: '' }
  return rosterView(roster, { choice, search, locale: 'pt' }, everyBoard)
}

const zeca = someone({ id: 1, name: 'Zeca', gender: 'man', boards: ['image'], hair: 'Black' })
const bia = someone({ id: 2, name: 'Bia', boards: ['image'] })
const agata = someone({ id: 3, name: 'Ágata', boards: ['direct'] })
const roster = [zeca, bia, agata]
const tall = (id: number, heightCm: number | null) =>
  someone({ id, measures: { ...someone().measures, heightCm } })

describe('what a models page shows', () => {
  it('is everyone in the agency’s order when nothing is asked for', () => {
    expect(viewOf(roster).matching).toEqual(roster)
  })

  it('is those of the gender and board that have all that is asked for', () => {
    expect(viewOf(roster, { choice: women }).matching).toEqual([bia])
    expect(viewOf(roster, { choice: women, letter: 'z' }).matching).toEqual([])
  })

  it('stands by name, accents apart, when that is asked for', () => {
    expect(viewOf(roster, { sort: 'name' }).matching).toEqual([agata, bia, zeca])
  })

  it('stands by height, tallest or shortest first, without a height last, equals as the agency has them', () => {
    const unknown = tall(1, null)
    const short = tall(2, 170)
    const high = tall(3, 181)
    const alsoShort = tall(4, 170)
    const heights = [unknown, short, high, alsoShort]
    expect(viewOf(heights, { sort: 'tallest' }).matching).toEqual([high, short, alsoShort, unknown])
    expect(viewOf(heights, { sort: 'shortest' }).matching).toEqual([
      short,
      alsoShort,
      high,
      unknown,
    ])
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
        const { facets, matching } = viewOf(people, asked)
        const shown = facets.letters.flatMap(
          (letter) => viewOf(people, { ...asked, letter }).matching,
        )
        expect(shown).toHaveLength(matching.length)
        expect(facets.letters).toEqual([...new Set(facets.letters)])
        expect(matching.every(({ name }) => facets.letters.includes(letterOf(name)))).toBe(true)
      }),
    )
  })
})
