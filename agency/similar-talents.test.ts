import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { similarTalents } from './similar-talents.ts'
import { someone } from './someone.fixture.ts'
import type { RosterTalent } from './talent.ts'

const { measures } = someone()
const unmeasured = { ...measures, bustCm: null, waistCm: null, hipsCm: null }

function other(id: number, facts: Partial<RosterTalent> = {}, cm: Partial<typeof measures> = {}) {
  return someone({ id, ...facts, measures: { ...measures, ...cm } })
}

const idsOf = (roster: readonly RosterTalent[], limit = 4) =>
  similarTalents(roster, someone(), limit).map(({ id }) => id)

describe('talents similar to another', () => {
  it('are nearest in measures first, and never the talent', () => {
    expect(
      idsOf([someone(), other(1, {}, { heightCm: 182 }), other(2), other(3, {}, { waistCm: 63 })]),
    ).toEqual([2, 3, 1])
  })

  it('have the same coloring before others with the same measures', () => {
    expect(
      idsOf([other(1, { hair: 'Black' }), other(2, { eyes: 'Blue' }), other(3, { hair: 'red' })]),
    ).toEqual([3, 2, 1])
  })

  it('have the same gender; none is a kid, and nobody is similar to a kid', () => {
    const roster = [
      other(1, { gender: 'man' }),
      other(2, { gender: null }),
      other(3, { boards: ['mainboard', 'kids'] }),
    ]
    expect(idsOf(roster)).toEqual([])
    expect(similarTalents([other(1)], someone({ boards: ['kids'] }), 4)).toEqual([])
    expect(similarTalents([other(1, { gender: null })], someone({ gender: null }), 4)).toEqual([])
  })

  it('have measures to compare, and not too different ones', () => {
    expect(idsOf([someone({ id: 1, measures: unmeasured })])).toEqual([])
    expect(idsOf([other(1, {}, { heightCm: 150, bustCm: 110, waistCm: 95 })])).toEqual([])
  })

  it('are at most as many as asked for, and the same in any order of the roster', () => {
    const waists = fc.uniqueArray(fc.integer({ min: 61, max: 100 }), { minLength: 1 })
    fc.assert(
      fc.property(waists, (lengths) => {
        const roster = lengths.map((waistCm) => other(waistCm, {}, { waistCm }))
        const found = idsOf(roster, 3)
        expect(found.length).toBeLessThanOrEqual(3)
        expect(idsOf(roster.toReversed(), 3)).toEqual(found)
      }),
    )
  })
})
