import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanLine, cleanText } from './typed-text.ts'

const anything = fc.string({ unit: 'binary' })

describe('a line that somebody typed', () => {
  it.each([
    ['  Ana \t Lima\n', 'Ana Lima'],
    ['A\u0000na\u202E', 'A na'],
    ['Zoe\u0308', 'Zoë'],
    ['\u200B\u2060\uFEFF', ''],
    ['\u0001', ''],
    ['👩‍🦰', '👩‍🦰'],
    ['آنا', 'آنا'],
  ])('“%s” is “%s”', (typed, line) => {
    expect(cleanLine(typed)).toBe(line)
  })

  it('has no control characters, and is not changed a second time', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanLine(text)).not.toMatch(/\p{Cc}/u)
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      }),
    )
  })
})

describe('a text that somebody typed', () => {
  it('keeps its lines, and nothing that could move what stands beside it', () => {
    expect(cleanText('Olá,\r\n\r\n\r\n\r\ntrês\u001B[2J dias\u202E \n')).toBe(
      'Olá,\n\ntrês [2J dias',
    )
    expect(cleanText('\n\u200B\n')).toBe('')
  })

  it('has no control characters but the ends of its lines', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanText(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    )
  })
})
