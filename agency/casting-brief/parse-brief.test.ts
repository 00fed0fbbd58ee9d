import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { letters } from '../letter.ts'
import { locales } from '../locale.ts'
import { rangeFacets } from '../roster-filter.ts'
import { MAX_BRIEF_LENGTH } from './brief-length.ts'
import { type BriefUnit, clausesFor, type Wanted } from './brief-text.fixture.ts'
import { meanings } from './brief-words.ts'
import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'

const read = (brief: string) => parseBrief(brief, someRoster)

const feet = (inches: number) => `${Math.floor(inches / 12)}'${inches % 12}"`

/** Ranges between two lengths in centimetres, some of them open. */
function rangeWithin(min: number, max: number) {
  const cm = fc.integer({ min, max })
  return fc.oneof(
    cm.map((from) => ({ from, to: null })),
    cm.map((to) => ({ from: null, to })),
    fc.tuple(cm, cm).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  )
}
const some = (...values: string[]) =>
  fc.subarray(values, { minLength: 1 }).map((chosen) => chosen.toSorted())

/** Filters that a query can hold, of women's and men's facets alike. */
const wanted: fc.Arbitrary<Wanted> = fc.record({
  gender: fc.constantFrom('woman', 'man', null),
  filter: fc.record({
    letter: fc.constantFrom(...letters.filter((letter) => letter !== '#'), null),
    ranges: fc.record(
      { height: rangeWithin(100, 210), waist: rangeWithin(50, 125), hips: rangeWithin(50, 125) },
      { requiredKeys: [] },
    ),
    values: fc.record(
      {
        hair: some('black', 'dark brown', 'red'),
        eyes: some('blue', 'green'),
        nationality: some('fr', 'it'),
        languages: some('es', 'fr', 'it'),
      },
      { requiredKeys: [] },
    ),
  }),
})
const withSizes = fc.record(
  { jeans: some('36', '38'), shoes: some('37 br', '38 br') },
  { requiredKeys: [] },
)
const locale = fc.constantFrom(...locales)
const unit = fc.constantFrom<BriefUnit>('alone', 'cm', 'inches', 'metres')

describe('a brief', () => {
  it('that writes a filter in any language and unit is read as that filter', () => {
    fc.assert(
      fc.property(
        wanted,
        withSizes,
        locale,
        unit,
        ({ gender, filter }, sizes, language, inUnit) => {
          const values = { ...filter.values, ...(gender === 'man' ? {} : sizes) }
          const asked = { gender, filter: { ...filter, values } }
          const brief = clausesFor(asked, language, inUnit).join(', ')
          expect(read(brief), brief).toEqual({ ...asked, board: null, unread: [] })
        },
      ),
    )
  })

  it('means the same in any order of its clauses, each in a language and a unit of its own', () => {
    fc.assert(
      fc.property(
        wanted,
        fc.infiniteStream(locale),
        fc.infiniteStream(unit),
        fc.nat(),
        (asked, languages, units, seed) => {
          const each = clausesFor(asked, 'en', 'cm').map((_, index) => {
            const [language] = languages.take(1)
            const [inUnit] = units.take(1)
            return clausesFor(asked, language ?? 'pt', inUnit ?? 'cm')[index] ?? ''
          })
          const turned = each
            .map((_, index) => each[(index + seed) % each.length] ?? '')
            .toReversed()
          expect(read(turned.join('; '))).toEqual(read(each.join('; ')))
        },
      ),
    )
  })

  it('never throws, and asks for nothing that no query can hold', () => {
    const word = fc.oneof(
      fc.constantFrom(...meanings.keys()),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.double().map(String),
      fc.constantFrom('<', '>', '-', '/', ',', ';', '"', "'", '+', '5\'8"', '1,78', '84-60-90'),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom('', ' '), (words, joint) => {
        const { filter, unread } = read(words.join(joint))
        for (const facet of rangeFacets) {
          const { from = null, to = null } = filter.ranges[facet] ?? {}
          for (const end of [from, to]) expect(end ?? 30).toBeGreaterThanOrEqual(28)
          for (const end of [from, to]) expect(Number.isInteger(end ?? 30)).toBe(true)
        }
        expect(Object.values(filter.values).every((values) => values.length > 0)).toBe(true)
        expect(unread.join(' ').length).toBeLessThanOrEqual(2 * MAX_BRIEF_LENGTH)
      }),
    )
  })

  it('of 10 kB is read to its bound', () => {
    const long = `${'x '.repeat(MAX_BRIEF_LENGTH / 2)} women ${'174-180 '.repeat(1_000)}`
    expect(read(long)).toMatchObject({ gender: null, filter: { ranges: {} }, unread: ['x'] })
  })
})

describe('a length', () => {
  it('is the same in inches, feet and centimetres', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 56, max: 80 }),
        fc.integer({ min: 56, max: 80 }),
        locale,
        (a, b, language) => {
          const { height: inFeet } = read(`${feet(a)} - ${feet(b)}`).filter.ranges
          expect(inFeet).toEqual({ from: Math.round(a * 2.54), to: Math.round(b * 2.54) })
          const asked = {
            gender: null,
            filter: {
              letter: null,
              values: {},
              ranges: { height: inFeet ?? { from: null, to: null } },
            },
          }
          expect(read(clausesFor(asked, language, 'metres').join()).filter.ranges.height).toEqual(
            inFeet,
          )
        },
      ),
    )
  })

  it.each([
    ['waist 90-60', 'waist', { from: 90, to: 60 }],
    ['cintura 90 a 60', 'waist', { from: 90, to: 60 }],
    ['height >190 <170', 'height', { from: 190, to: 170 }],
    ['altura acima de 190; altura até 170', 'height', { from: 190, to: 170 }],
    ['174-180, height over 176', 'height', { from: 176, to: 180 }],
  ] as const)('%s stays turned round if it contradicts itself', (brief, facet, asked) => {
    expect(read(brief).filter.ranges[facet]).toEqual(asked)
  })

  it.each([
    ['women 175-180, men 183-188', { from: 175, to: 188 }],
    ['mulheres 1,75 a 1,80; homens a partir de 1,85', { from: 175, to: null }],
    ['women and men, 174-180, over 176', { from: 176, to: 180 }],
    ['women 172-180, men 176-190', { from: 172, to: 190 }],
    [`girls and guys, height 5'10+ for girls and 6'1+ for guys`, { from: 178, to: null }],
    ['mulheres até 1,80, homens até 1,90', { from: null, to: 190 }],
    ['men over 185, women under 178', undefined],
  ] as const)('in %s is wide enough for both genders', (brief, asked) => {
    expect(read(brief).gender).toBe('all')
    expect(read(brief).filter.ranges.height).toEqual(asked)
  })

  it.each(['height 900', 'waist 5', '12/12/2026', 'R$ 5.000', 'call 99999-8888'])(
    'is none in %s',
    (brief) => {
      expect(read(brief).filter.ranges).toEqual({})
      expect(read(brief).unread).not.toEqual([])
    },
  )
})

describe('words that no filter can mean', () => {
  it.each([
    ['women, curly hair, by Tuesday', ['curly', 'by', 'Tuesday']],
    ['not blonde, 175', ['not blonde']],
    ['no redheads please', ['no redheads please']],
    ['sem tatuagem', ['sem tatuagem']],
    ['speaks French or Italian', ['Italian']],
    ['dark skin', ['dark']],
    ['size 36 for a show on 10/2', ['show', '10/2']],
    ['tamanho 38, prova dia 20/01', ['prova', '20/01']],
    ['height 178 wt 60', ['wt', '60']],
    ['tamanho 38 dia 20/01', ['20/01']],
    ['waist 62 on 10/2', ['10/2']],
    ['woman 60 kg, weight 130 lbs', ['60 kg', 'weight', '130 lbs']],
    ['women in red', ['red']],
  ])('of “%s” are said', (brief, unread) => {
    expect(read(brief).unread).toEqual(unread)
  })

  it('may be the title of a board elsewhere', () => {
    const boards = [{ name: 'editorial_plus', titles: { pt: 'Editorial +', en: 'Big Editorial' } }]
    expect(parseBrief('big editorial women', { ...someRoster, boards }).board).toBe(
      'editorial_plus',
    )
    expect(read('big editorial women').unread).toEqual(['big', 'editorial'])
  })
})

it('a value that no talent has is asked for all the same', () => {
  expect(parseBrief('red hair, shoe 38', { boards: [], talents: [] }).filter.values).toEqual({
    hair: ['red'],
    shoes: ['38'],
  })
})

it.each([
  ['brunette with long legs 175+', { from: 175, to: null }],
  ['ring girls 170-175', { from: 170, to: 175 }],
  ['ombros largos 1,85', { from: 185, to: 185 }],
  ['man weight 180', undefined],
])('the number beside a measure that no talent has may be the height: %s', (brief, height) => {
  expect(read(brief).filter.ranges.height).toEqual(height)
})

it.each([
  ['women 175 plus', { gender: 'woman', board: null }],
  ["girls 5'9 plus", { gender: 'woman', board: null }],
  ['plus size women 175', { gender: 'woman', board: 'curvy' }],
])('“plus” after a height is a bound: %s', (brief, meaning) => {
  expect(read(brief)).toMatchObject({
    ...meaning,
    filter: {
      ranges: { height: meaning.board === null ? { from: 175, to: null } : { from: 175, to: 175 } },
    },
  })
})

it.each([
  ['women, size 4', { jeans: ['38'] }],
  ['woman, shoes 8', { shoes: ['37 br', '38 br'] }],
  ['woman, shoes 30', { shoes: ['30'] }],
  ['man, suit 40', { suit: ['50'] }],
  ['man, suit 44', { suit: ['44'] }],
])('a size alone is of the United States if it is too small for Brazil: %s', (brief, sizes) => {
  expect(read(brief).filter.values).toEqual(sizes)
})

it.each([
  ['2 girls, 175+, bust 82-88, 1 guy, suit 48-50', ['82-88', '48-50']],
  ['women bust 82-88; men chest 95-100, 175+', ['82-88', '95-100']],
  ['mulheres jeans 38 e homens terno 50, mais de 1,75', ['38', '50']],
])(
  'what women alone and men alone have finds nobody together, and is said: %s',
  (brief, unread) => {
    expect(read(brief)).toMatchObject({
      gender: 'all',
      filter: { ranges: { height: { from: 175, to: null } }, values: {} },
      unread,
    })
  },
)

it('of three girths in a row the bust alone is of women', () => {
  const { filter, unread } = read('girls 84-60-90, guys suit 50')
  expect(filter.ranges).toEqual({ waist: { from: 58, to: 62 }, hips: { from: 88, to: 92 } })
  expect(unread).toEqual(['84', '50'])
})

it('a measure of women alone holds if a brief for both says none of men', () => {
  expect(read('men and women, bust 82-88').filter.ranges).toEqual({ bust: { from: 82, to: 88 } })
})
