import { describe, expect, it } from 'vitest'

import { eyeColours, hairColours } from './colours.ts'

describe.each([
  ['hair', hairColours, 25],
  ['eyes', eyeColours, 17],
] as const)('the colours of %s', (_, colours, count) => {
  it(`are ${count}, each with a name of its own in every language`, () => {
    for (const names of ['value', 'label', 'value2'] as const) {
      expect(new Set(colours.map((colour) => colour[names].toLowerCase())).size).toBe(count)
    }
    expect(colours.flatMap(Object.values).every((name) => name.trim() !== '')).toBe(true)
  })
})

it('the colours that agencies ask for are among them', () => {
  expect(values(hairColours)).toEqual(
    expect.arrayContaining(['Blonde', 'Black', 'Auburn', 'Grey', 'Hairless', 'Shaved']),
  )
  expect(values(eyeColours)).toEqual(
    expect.arrayContaining(['Hazel', 'Blue', 'Green', 'Amber', 'Honey']),
  )
})

const values = (colours: typeof hairColours) => colours.map(({ value }) => value)

it('a colour of two words is one hyphenated word in Portuguese', () => {
  const shade = /escur|clar|avermelhad|dourad|acinzentad|platinad|azulad/
  const compounds = [...hairColours, ...eyeColours].filter(({ value2 }) => shade.test(value2))
  expect(compounds).toHaveLength(18)
  expect(compounds.filter(({ value2 }) => !/^\p{L}+-\p{L}+$/u.test(value2))).toEqual([])
})
