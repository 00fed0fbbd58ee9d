import fc from 'fast-check'
import { expect, it } from 'vitest'

import { lineWidthEm } from './profile-name.tsx'

it.each([
  ['a usual name', 'Benedita Sarmento', 5.3],
  ['a single letter', 'Ö', 5.3],
  ['a short name in ideographs, which may break anywhere', '山田花子', 5.3],
  ['a long word, which has to fit', 'Wilhelmina Kowalczyk-Montgomery', 6.5],
  ['capitals, which are wider', 'WILHELMINA MONTGOMERY', 8],
  ['a long name of short words', 'Ana de Sá e Sá da Luz do Rio de Sal e Mar', 6.5],
  ['forty letters without a break', 'Wolfeschlegelsteinhausenbergerdorffwelch', 20],
])('the lines of %s have their width', (_, name, ems) => {
  expect(lineWidthEm(name)).toBe(ems)
})

it('a longer name never has larger letters, and any name has some', () => {
  const anyWord = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(anyWord, anyWord, (name, more) => {
      const width = lineWidthEm(name)
      expect(width).toBeGreaterThanOrEqual(5.3)
      expect(lineWidthEm(`${name} ${more}`)).toBeGreaterThanOrEqual(width)
    }),
  )
})
