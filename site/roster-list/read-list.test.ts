import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { everyBoard } from '#agency/every-board.fixture.ts'

import { largeRoster } from './large-roster.fixture.ts'
import { packList, packOtherCovers } from './pack-list.ts'
import { readList, readOtherCovers } from './read-list.ts'
import type { ListedTalent, RosterList } from './roster-list.ts'

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const word = maybe(fc.string({ maxLength: 12 }))
const cm = maybe(fc.integer({ min: 30, max: 250 }))
const both = fc.record({ cm: fc.nat(250), inches: fc.nat(500).map((halves) => halves / 2) })

const somePicture = fc.record({
  path: fc.string({ unit: 'grapheme' }),
  version: word,
  width: cm,
  height: cm,
  colour: maybe(fc.nat(63)),
})

const someTalent: fc.Arbitrary<ListedTalent> = fc.record({
  id: fc.nat(),
  name: fc.string({ unit: 'grapheme', maxLength: 30 }),
  gender: maybe(fc.constantFrom('woman', 'man')),
  boards: fc.subarray(everyBoard.map(({ name }) => name)),
  measures: fc.record(
    {
      heightCm: cm,
      bustCm: cm,
      chestCm: cm,
      waistCm: cm,
      hipsCm: cm,
      jeans: word,
      suit: word,
      shoes: word,
      written: fc.record({ height: both, bust: both, hips: both }, { requiredKeys: [] }),
    },
    {
      requiredKeys: [
        'heightCm',
        'bustCm',
        'chestCm',
        'waistCm',
        'hipsCm',
        'jeans',
        'suit',
        'shoes',
      ],
    },
  ),
  hair: word,
  eyes: word,
  cover: maybe(somePicture),
})
const someChoices = fc.array(
  fc.record({
    value: fc.string(),
    names: fc.record({ pt: fc.string(), en: fc.string(), es: fc.string() }),
  }),
  { maxLength: 4 },
)
const someList: fc.Arbitrary<RosterList> = fc.record({
  talents: fc.array(someTalent, { maxLength: 30 }),
  otherPosters: fc.array(fc.nat()),
  boards: fc.constant(everyBoard),
  colours: fc.record({ hair: someChoices, eyes: someChoices }),
})

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the list of everyone', () => {
  it('arrives in the browser as it left the server', () => {
    fc.assert(
      fc.property(someList, (list) => {
        expect(readList(overTheWire(packList(list)))).toEqual(list)
      }),
    )
  })

  it('arrives with the other covers, which come on their own', () => {
    const someCovers = fc.uniqueArray(fc.tuple(fc.nat(), somePicture), { selector: ([id]) => id })
    fc.assert(
      fc.property(someCovers, (covers) => {
        const packed = overTheWire(packOtherCovers(new Map(covers)))
        expect(readOtherCovers(packed)).toEqual(new Map(covers))
      }),
    )
  })

  it('is none where the roster is too long, or in a shape from before or after', () => {
    expect(readList(overTheWire(packList(largeRoster(2_001))))).toBeNull()
    expect(readList({ ...packList(largeRoster(2)), version: 0 })).toBeNull()
  })

  it('is none where anything in it is not what it should be, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readList(json)).toBeNull()
        expect(readOtherCovers(json)).toBeNull()
      }),
    )
    const packed = packList(largeRoster(3))
    for (const field of Object.keys(packed)) {
      expect(readList(overTheWire({ ...packed, [field]: undefined })), field).toBeNull()
      expect(readList({ ...packed, [field]: { values: [{}], rows: [0, 0, 7] } }), field).toBeNull()
    }
  })
})
