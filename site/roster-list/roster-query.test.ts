import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'

import { letters } from '#agency/letter.ts'
import { rangeFacets, valueFacets } from '#agency/roster-filter.ts'

import { isFormQuery, readRosterSearch } from './roster-query.ts'
import { rosterSearchText, type RosterSearch, rosterSorts } from './roster-search.ts'

const read = (query: string) => readRosterSearch(new URLSearchParams(query))

const nameIn = (text: string) => read(`name=${text}`).search.name

const isForm = (query: string) => isFormQuery(new URLSearchParams(query))

const cm = fc.option(fc.integer({ min: 30, max: 250 }))
const range = fc
  .tuple(cm, cm)
  .filter(([from, to]) => (from ?? to) !== null && (from ?? 0) <= (to ?? 999))
  .map(([from, to]) => ({ from, to }))
const values = fc.uniqueArray(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.trim().toLowerCase()),
  { minLength: 1, maxLength: 4 },
)
const isWellFormed = (search: RosterSearch) =>
  Object.values(search.filter.values).every((list) =>
    list.every((text) => text.length > 0 && text === text.trim().toLowerCase()),
  )
const searches: fc.Arbitrary<RosterSearch> = fc
  .record({
    filter: fc.record({
      letter: fc.option(fc.constantFrom(...letters)),
      ranges: fc.dictionary(fc.constantFrom(...rangeFacets), range, { noNullPrototype: true }),
      values: fc.dictionary(fc.constantFrom(...valueFacets), values, { noNullPrototype: true }),
    }),
    name: fc.constantFrom('', 'ana', 'Ágata Fontoura'),
    sort: fc.constantFrom(...rosterSorts),
  })
  .filter(isWellFormed)

describe('the query of a models page', () => {
  it('says again what was read from it', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(rosterSearchText(search))).toEqual({ search, corrected: [] })
      }),
    )
  })

  it('is empty when nothing is asked for', () => {
    const { corrected, search } = read('utm_source=mail&height=&hair=&sort=agency')
    expect(rosterSearchText(search)).toBe('')
    expect(corrected).toEqual([])
  })

  it('is empty, too, in browsers whose queries have no size (Chrome 112, Safari 16)', () => {
    const { size } = Object.getOwnPropertyDescriptors(URLSearchParams.prototype)
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size ?? {}))
    expect(rosterSearchText(read('').search)).toBe('')
  })

  it.each([
    ['height=180-170', '?height=170-180', ['height']],
    ['height=1-9999', '?height=30-250', ['height']],
    ['height=5.10', '', ['height']],
    ['height=170-', '?height=170-', []],
    ['bust=-90', '?bust=-90', []],
    ['letter=A', '?letter=a', []],
    ['letter=é', '?letter=e', ['letter']],
    ['letter=ab', '', ['letter']],
    ['letter=周', '', ['letter']],
    ['height=170-175&height=180-190', '', ['height']],
    ['letter=%23', '?letter=%23', []],
    ['sort=__proto__', '', ['sort']],
    ['hair=Red&hair=red&hair=Black', '?hair=red&hair=black', []],
    [`eyes=${'x'.repeat(41)}`, '', ['eyes']],
    ['jeans=-&jeans=agency', '?jeans=-&jeans=agency', []],
    ['gender=man&board=image', '', []],
    ['height=170&height=180&bust=&bust=90&hips=&hips=', '?height=170-180&bust=-90', []],
    ['height=180&height=170', '?height=170-180', ['height']],
    ['height=1&height=2&height=3', '', ['height']],
  ])('%s means %j, and says what it corrected', (query, text, corrected) => {
    const found = read(query)
    expect(rosterSearchText(found.search)).toBe(text)
    expect(found.corrected).toEqual(corrected)
  })

  it('of any text at all is read without an error, and to something that lasts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = rosterSearchText(read(text).search)
        expect(rosterSearchText(read(once).search)).toBe(once)
      }),
    )
  })

  it('reads no more values than anybody means', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `hair=${index}`).join('&')
    expect(read(many).search.filter.values.hair).toHaveLength(40)
    expect(read(many).corrected).toEqual(['hair'])
  })

  it('cuts a long name after a whole word, and says so', () => {
    expect(nameIn('abcdefgh '.repeat(8) + 'abcdefgh')).toBe('abcdefgh '.repeat(8) + 'abcdefgh')
    expect(nameIn('abcdefgh '.repeat(9))).toHaveLength(80)
    expect(nameIn('abcdefgh '.repeat(10))).toBe(`${'abcdefgh '.repeat(8)}…`)
    expect(nameIn('abc '.repeat(30))).toBe(nameIn(nameIn('abc '.repeat(30))))
  })

  it('as a form sends it has empty fields and ranges in two', () => {
    expect(isForm('height=170&height=&hair=red')).toBe(true)
    expect(isForm('height=170-&hair=red&hair=black')).toBe(false)
    expect(isForm('height=170-175&height=180-190')).toBe(false)
  })
})
