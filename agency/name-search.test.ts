import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findByName } from './name-search.ts'

const names = [
  'Ágata Fontoura',
  'Anabela Sá',
  'Ana Prado',
  'Łucja Nowak',
  'Maria Clara Souza',
  'Otávio Belmonte',
  'Samir Nahas',
  '周杰',
]
const roster = names.map((name) => ({ name }))
const found = (search: string) => findByName(roster, search)?.map(({ name }) => name) ?? null

describe('a search by name', () => {
  it.each([
    ['agata', ['Ágata Fontoura']],
    ['FONTOURA ágata', ['Ágata Fontoura']],
    ['ana', ['Ana Prado', 'Anabela Sá']],
    ['ana s', ['Anabela Sá']],
    ['lucja', ['Łucja Nowak']],
    ['mariaclara', ['Maria Clara Souza']],
    ['周', ['周杰']],
  ])('for %s finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it.each([
    ['fontora', 'Ágata Fontoura'],
    ['otaivo', 'Otávio Belmonte'],
    ['belmonti', 'Otávio Belmonte'],
    ['smir nahaz', 'Samir Nahas'],
    ['belmnte', 'Otávio Belmonte'],
  ])('forgives the mistake in %s', (search, expected) => {
    expect(found(search)).toEqual([expected])
  })

  it.each(['', ' - ', 'xyz', 'ann', 'ana belmonte', 'gisele'])(
    'finds nobody for “%s”',
    (search) => {
      expect(found(search)).toBeNull()
    },
  )

  it('finds everybody by any of their names with one letter changed, added or left out', () => {
    const change = fc.constantFrom('change', 'add', 'leave')
    const long = names.flatMap((name) => name.split(' ')).filter(({ length }) => length >= 5)
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        change,
        fc.constantFrom('k', 'y'),
        (name, seed, how, letter) => {
          const at = seed % name.length
          const typed =
            name.slice(0, at) +
            (how === 'leave' ? '' : letter) +
            name.slice(at + (how === 'add' ? 0 : 1))
          expect(found(typed)?.some((each) => each.includes(name))).toBe(true)
        },
      ),
    )
  })

  it('of any text never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void found(text)),
    )
  })
})
