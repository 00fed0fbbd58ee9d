import fc from 'fast-check'
import { expect, it } from 'vitest'

import { shortFileName } from './photo-slot.tsx'

it('shows a name of 20 characters as it is, a longer one cut, with its extension', () => {
  expect(shortFileName('1234567890123456.jpg')).toBe('1234567890123456.jpg')
  expect(shortFileName('abcdefghijklmnopqrstuvwxyz.jpeg')).toBe('abcdefghijklmnopqrst….jpeg')
  expect(shortFileName('abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklmnopqrst…')
})

it('never cuts through a character, however it is made', () => {
  const family = '👨‍👩‍👧'
  expect(shortFileName(`${family.repeat(21)}.png`)).toBe(`${family.repeat(20)}….png`)
})

it('is never longer than what fits, whatever a file is called', () => {
  const segmenter = new Intl.Segmenter()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect([...segmenter.segment(shortFileName(name))].length).toBeLessThanOrEqual(30)
    }),
  )
})
