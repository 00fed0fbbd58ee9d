import { expect, it } from 'vitest'

import { nearestWord } from './nearest-word.ts'

const known = ['name', 'polaroids', 'measures', 'modelsCom', 'coverWeb', 'cover', 'cover2']

it.each([
  ['polariods', 'polaroids'],
  ['Polaroids', 'polaroids'],
  ['models_com', 'modelsCom'],
  ['measurements', 'measures'],
  ['nmae', 'name'],
  ['cover3', 'cover'],
  ['coverweb', 'coverWeb'],
  ['notes', null],
  ['', null],
  ['x'.repeat(100_000), null],
])('of %j the nearest field is %j', (word, nearest) => {
  expect(nearestWord(word, known)).toBe(nearest)
})
