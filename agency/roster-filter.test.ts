import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { letters as alphabet } from './letter.ts'
import { facetsOf } from './roster-facets.ts'
import {
  isEmptyFilter,
  everyone,
  filterRoster,
  MAX_VALUE_LENGTH,
  type RosterFilter,
} from './roster-filter.ts'
import { someone } from './someone.fixture.ts'

const measures = someone().measures
const ana = someone({
  id: 1,
  name: 'Ana',
  hair: 'Red',
  nationality: 'br',
  languages: ['pt', 'fr'],
})
const bia = someone({
  id: 2,
  name: 'Bia',
  hair: 'BLACK',
  languages: ['pt'],
  measures: { ...measures, heightCm: 171, shoes: '9' },
})
const juste = someone({
  id: 3,
  name: '周',
  hair: null,
  measures: { ...measures, heightCm: null, shoes: '10' },
})
const list = [ana, bia, juste]
const idsOf = (filter: Partial<RosterFilter>) =>
  filterRoster(list, { ...everyone, ...filter }).map(({ id }) => id)

const hairOffered = (hair: string) => facetsOf([someone({ hair })], everyone).values.hair

describe('a filter', () => {
  it('offers no value that an address could not ask for', () => {
    expect(hairOffered('r'.repeat(MAX_VALUE_LENGTH))).toHaveLength(1)
    expect(hairOffered('r'.repeat(MAX_VALUE_LENGTH + 1))).toBeUndefined()
  })

  it('that asks for nothing lets everyone through, in their order', () => {
    expect(idsOf({})).toEqual([1, 2, 3])
    expect(isEmptyFilter(everyone)).toBe(true)
  })

  it('on a measure lets nobody through without it, however wide it is', () => {
    expect(idsOf({ ranges: { height: { from: null, to: null } } })).toEqual([1, 2])
    expect(idsOf({ ranges: { chest: { from: null, to: null } } })).toEqual([])
  })

  it.each<[Partial<RosterFilter>, number[]]>([
    [{ letter: 'a' }, [1]],
    [{ letter: '#' }, [3]],
    [{ ranges: { height: { from: 171, to: 178 } } }, [1, 2]],
    [{ ranges: { height: { from: 172, to: null } } }, [1]],
    [{ values: { hair: ['red', 'black'] } }, [1, 2]],
    [{ values: { hair: ['red'] }, letter: 'b' }, []],
    [{ values: { hair: [] } }, [1, 2, 3]],
    [{ values: { nationality: ['ar', 'br'] } }, [1]],
    [{ values: { languages: ['pt'] } }, [1, 2]],
    [{ values: { languages: ['pt', 'fr'] } }, [1]],
  ])('%j lets %j through', (filter, ids) => {
    expect(idsOf(filter)).toEqual(ids)
  })
})

describe('what a list can be narrowed down by', () => {
  it('is what someone in it tells, each with its number', () => {
    const { ranges, values, letters } = facetsOf(list, everyone)
    expect(ranges).toMatchObject({ height: { from: 171, to: 178 }, bust: { from: 82, to: 82 } })
    expect(ranges).not.toHaveProperty('chest')
    expect(values.hair).toEqual([
      ['black', 1],
      ['red', 1],
    ])
    expect(values.shoes?.map(([value]) => value)).toEqual(['9', '10', '38 br'])
    expect(values).not.toHaveProperty('suit')
    expect(letters).toEqual(['a', 'b', '#'])
  })

  it('counts each value under everything else that is chosen', () => {
    const filter = { ...everyone, letter: 'a' as const, values: { hair: ['black'] } }
    const { values, letters } = facetsOf(list, filter)
    expect(values.hair).toEqual([
      ['black', 0],
      ['red', 1],
    ])
    expect(values.shoes?.every(([, count]) => count === 0)).toBe(true)
    expect(letters).toEqual(['b'])
  })

  it('counts what choosing the value would show, and has the letters that would show someone', () => {
    const talents = fc.array(
      fc.record({
        name: fc.constantFrom('Ana', 'Bia', 'Ágata'),
        hair: fc.constantFrom('Red', 'black', null),
        eyes: fc.constantFrom('blue', null),
        measures: fc.constantFrom(measures, { ...measures, heightCm: 171 }),
        nationality: fc.constantFrom('br', null),
        languages: fc.subarray(['pt', 'fr']),
      }),
    )
    const ranges = fc.constantFrom({}, { height: { from: 175, to: null } })
    fc.assert(
      fc.property(talents, fc.constantFrom('a', 'b', null), ranges, (people, letter, within) => {
        const filter: RosterFilter = { letter, ranges: within, values: { eyes: ['blue'] } }
        const facets = facetsOf(people, filter)
        const shown = (chosen: RosterFilter) => filterRoster(people, chosen).length
        for (const [value, count] of facets.values.hair ?? []) {
          expect(shown({ ...filter, values: { ...filter.values, hair: [value] } })).toBe(count)
        }
        for (const [value, count] of facets.values.languages ?? []) {
          expect(shown({ ...filter, values: { ...filter.values, languages: [value] } })).toBe(count)
        }
        const fruitful = alphabet.filter((each) => shown({ ...filter, letter: each }) > 0)
        expect(facets.letters).toEqual(fruitful)
      }),
    )
  })
})
