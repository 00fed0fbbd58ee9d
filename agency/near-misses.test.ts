import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_MISSED_CM, nearMisses } from './near-misses.ts'
import { everyone, filterRoster, type RosterFilter } from './roster-filter.ts'
import { someone } from './someone.fixture.ts'
import type { RosterTalent } from './talent.ts'

type Facts = Partial<RosterTalent['measures']> & Partial<Omit<RosterTalent, 'measures'>>

function talent({ name = 'Ágata', hair = 'Red', eyes = 'Green', languages = [], ...cm }: Facts) {
  return someone({ name, hair, eyes, languages, measures: { ...someone().measures, ...cm } })
}

function missed(talents: readonly RosterTalent[], filter: Partial<RosterFilter>) {
  return nearMisses(talents, { ...everyone, ...filter }, 8).map((each) => each.missed)
}

const upTo64 = { waist: { from: null, to: 64 } }

describe('near misses', () => {
  it('miss one length by three centimetres at most, the least first, with their own length', () => {
    const talents = [68, 67, 64, 65].map((waistCm) => talent({ waistCm }))
    expect(missed(talents, { ranges: upTo64 })).toEqual([
      { facet: 'waist', cm: 65 },
      { facet: 'waist', cm: 67 },
    ])
  })

  it('miss one criterion, not two', () => {
    const ranges = { ...upTo64, height: { from: 174, to: 178 } }
    const talents = [talent({ waistCm: 65, heightCm: 173 }), talent({ waistCm: 62, heightCm: 173 })]
    expect(missed(talents, { ranges })).toEqual([{ facet: 'height', cm: 173 }])
  })

  it('never miss an unknown measure, colour or letter', () => {
    expect(missed([talent({ waistCm: null })], { ranges: upTo64 })).toEqual([])
    const values = { hair: ['brown'], eyes: ['green'] }
    expect(missed([talent({ hair: null })], { values })).toEqual([])
    expect(missed([talent({ waistCm: 65 })], { ranges: upTo64, letter: 'b' })).toEqual([])
    expect(missed([talent({ waistCm: 65 })], { ranges: upTo64, letter: 'a' })).toHaveLength(1)
  })

  it('have another color only beside another criterion, after all lengths', () => {
    const brown = { values: { hair: ['brown'] } }
    const talents = [talent({ waistCm: 60 }), talent({ hair: 'Brown', waistCm: 67 })]
    expect(missed(talents, brown)).toEqual([])
    expect(missed(talents, { ...brown, ranges: upTo64 })).toEqual([
      { facet: 'waist', cm: 67 },
      { facet: 'hair', value: 'red' },
    ])
  })

  it('have a size next to one of those asked for, of the same system', () => {
    const values = { shoes: ['38 br', '39 br'] }
    const sizes = ['40 BR', '42 BR', '40 EU', 'large', '37,5 BR']
    const talents = sizes.map((shoes) => talent({ shoes }))
    expect(missed(talents, { values })).toEqual([
      { facet: 'shoes', value: '37,5 br' },
      { facet: 'shoes', value: '40 br' },
    ])
  })

  it('speak all languages but one', () => {
    const talents = [talent({ languages: ['fr'] }), talent({ languages: ['de'] })]
    expect(missed(talents, { values: { languages: ['fr', 'en'] } })).toEqual([
      { facet: 'languages', missing: 'en' },
    ])
  })

  it('never match, are as many as asked for at most, and match once the missed range is wide enough', () => {
    const cm = fc.integer({ min: 55, max: 75 })
    const bounds = fc.tuple(cm, cm).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.array(fc.tuple(cm, cm)), bounds, bounds, (lengths, waist, hips) => {
        const talents = lengths.map(([waistCm, hipsCm]) => talent({ waistCm, hipsCm }))
        const filter = { ...everyone, ranges: { waist, hips } }
        const found = nearMisses(talents, filter, 5)
        expect(found.length).toBeLessThanOrEqual(5)
        const near = found.map((each) => each.talent)
        expect(filterRoster(near, filter)).toEqual([])
        const wide = ({ from, to }: typeof waist) => ({
          from: from - MAX_MISSED_CM,
          to: to + MAX_MISSED_CM,
        })
        const ranges = { waist: wide(waist), hips: wide(hips) }
        expect(filterRoster(near, { ...everyone, ranges })).toEqual(near)
      }),
    )
  })
})
