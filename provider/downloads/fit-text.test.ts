import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cutText, fitText } from './fit-text.ts'

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2
const room = { width: 100, lines: 3, largest: 40, smallest: 10 }

it('is as large as it can be, broken between words', () => {
  expect(fitText('Ana', room, measure)).toEqual({ lines: ['Ana'], size: 40 })
  const { lines, size } = fitText('Maria Antonieta Prado', room, measure)
  expect(lines).toEqual(['Maria', 'Antonieta', 'Prado'])
  expect(size).toBeLessThan(40)
})

it('never leaves its room, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { lines, size } = fitText(text, room, measure)
      expect(lines.length).toBeLessThanOrEqual(room.lines)
      expect(size).toBeGreaterThanOrEqual(room.smallest)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
    }),
  )
})

it('ends with an ellipsis where it was cut, never in the middle of a character', () => {
  expect(fitText('x'.repeat(200), room, measure).lines.at(-1)).toMatch(/x…$/)
  expect(cutText('ab👩🏽‍🎤cd', (text) => Array.from(text).length < 5)).toBe('ab…')
})
