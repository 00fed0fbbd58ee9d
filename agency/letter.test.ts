import fc from 'fast-check'
import { expect, it } from 'vitest'

import { letterOf, letters } from './letter.ts'

it.each([
  ['Ágata', 'a'],
  ['ágata', 'a'],
  [' Łucja', 'l'],
  ['Øystein', 'o'],
  ['øystein', 'o'],
  ['Đorđe', 'd'],
  ['Çelik', 'c'],
  ['Юлия', '#'],
  ['李', '#'],
  ['7', '#'],
  ['', '#'],
])('%j stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

it('every name stands under one entry of the bar', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(letters).toContain(letterOf(name))
    }),
  )
})
