import { expect, it } from 'vitest'

import { formatGirth, formatHeight } from './measures.ts'

it.each([
  [178, '5.10/178'],
  [170, '5.7/170'],
  [152, '5.0/152'],
  [182, '6.0/182'],
  [177.5, '5.10/177.5'],
  [30, '1.0/30'],
])('a height of %d cm is written %s', (cm, text) => expect(formatHeight(cm)).toBe(text))

it.each([
  [84, '33/84'],
  [82, '32.5/82'],
  [61, '24/61'],
  [60.5, '24/60.5'],
])('a girth of %d cm is written %s', (cm, text) => expect(formatGirth(cm)).toBe(text))
