import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { someone, unmeasured } from '#agency/someone.fixture.ts'

import { comparisonRows } from './comparison-rows.ts'

const colours = { hair: { red: 'Ruivo', black: 'Preto' }, eyes: {} }
const rowsOf = (...talents: Parameters<typeof comparisonRows>[0]) =>
  comparisonRows(talents, colours, 'pt')
const measured = (heightCm: number | null, more: Partial<typeof unmeasured> = {}) =>
  someone({ measures: { ...unmeasured, heightCm, ...more }, hair: null, eyes: null })

const speaking = (...languages: string[]) => ({ ...measured(null), languages })

const difference = (from: number, to: number) =>
  rowsOf(measured(from), measured(to))[0]?.values[1]?.difference
const bare = (told: ReturnType<typeof difference>) =>
  told !== undefined && 'by' in told ? told.by.replaceAll(/[+−]/g, '') : told?.kind

describe('compared measures', () => {
  it('leaves out the unit in which two lengths are the same', () => {
    expect(difference(177, 178)).toEqual({ kind: 'more', by: '+1 cm' })
    const inEnglish = comparisonRows([measured(178), measured(177)], colours, 'en')
    expect(inEnglish[0]?.values[1]?.difference).toEqual({ kind: 'less', by: '−1 cm' })
  })

  it('say by how much a length differs from the first, in both units, and of the rest whether it differs', () => {
    const one = someone({ hair: 'Red' })
    const other = someone({
      measures: { ...one.measures, heightCm: 183, waistCm: 60, jeans: '38' },
      hair: 'Black',
    })
    const rows = rowsOf(one, other)
    const second = (measure: string) => rows.find((row) => row.measure === measure)?.values[1]
    expect(second('height')).toEqual({
      value: `183 cm / 6'0"`,
      difference: { kind: 'more', by: '+5 cm / +2"' },
    })
    expect(second('waist')).toEqual({
      value: '60 cm / 23,5"',
      difference: { kind: 'less', by: '−1 cm / −0,5"' },
    })
    expect(second('hips')?.difference).toEqual({ kind: 'same' })
    expect(second('jeans')).toEqual({ value: '38', difference: { kind: 'other' } })
    expect(second('hair')).toEqual({ value: 'Preto', difference: { kind: 'other' } })
  })

  it('end with the languages that talents speak, in words, whatever their order', () => {
    const [row, ...others] = rowsOf(speaking('fr', 'en'), speaking('en', 'fr'), speaking('pt'))
    expect(others).toEqual([])
    expect(row?.measure).toBe('languages')
    expect(row?.values).toEqual([
      { value: 'Francês, inglês', difference: { kind: 'first' } },
      { value: 'Francês, inglês', difference: { kind: 'same' } },
      { value: 'Português', difference: { kind: 'other' } },
    ])
  })

  it('start from the first talent who has the measure, and leave out what nobody has', () => {
    const rows = rowsOf(measured(null), measured(170), measured(168))
    expect(rows).toEqual([
      {
        measure: 'height',
        first: 1,
        values: [
          { value: null, difference: { kind: 'first' } },
          { value: `170 cm / 5'7"`, difference: { kind: 'first' } },
          { value: `168 cm / 5'6"`, difference: { kind: 'less', by: '−2 cm / −1"' } },
        ],
      },
    ])
  })

  it('of women and men stand in the trade’s order', () => {
    const all = { bustCm: 80, chestCm: 95, waistCm: 70, suit: '48', jeans: '40', hipsCm: 90 }
    const woman = someone({ gender: 'woman', measures: { ...unmeasured, heightCm: 1, ...all } })
    const man = someone({ gender: 'man', measures: { ...unmeasured, ...all, shoes: '42' } })
    expect(rowsOf(woman, man).map(({ measure }) => measure)).toEqual([
      'height',
      'bust',
      'chest',
      'suit',
      'waist',
      'hips',
      'jeans',
      'shoes',
      'hair',
      'eyes',
    ])
  })

  it('mirror each other: who is taller by so much is what the other is shorter by', () => {
    const height = fc.integer({ min: 100, max: 250 })
    fc.assert(
      fc.property(height, height, (one, other) => {
        const [there, back] = [difference(one, other), difference(other, one)]
        expect(bare(there)).toBe(bare(back))
        expect(there?.kind).toBe(one === other ? 'same' : one < other ? 'more' : 'less')
      }),
    )
  })
})
