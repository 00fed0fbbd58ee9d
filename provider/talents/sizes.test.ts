import { expect, it } from 'vitest'

import * as sizes from './sizes.ts'

it.each([
  ['heights', '30/1.0', '200/6.7', 171, sizes.heights],
  ['busts', '65/25.5', '200/78.5', 136, sizes.busts],
  ['chests', '10/4', '200/78.5', 191, sizes.chests],
  ['waists', '20/8', '200/78.5', 181, sizes.waists],
  ['hips', '20/8', '200/78.5', 181, sizes.hips],
  ['jeans', '34', '60', 53, sizes.jeans],
  ['suits', '1', '60', 119, sizes.suits],
  ['shoes', '1', '60', 119, sizes.shoes],
] as const)('%s go from %s to %s', (_, first, last, count, options) => {
  expect([options[0]?.value, options.at(-1)?.value, options.length]).toEqual([first, last, count])
})

it('a size is the same in every language', () => {
  expect(sizes.heights).toContainEqual({ value: '170/5.7', label: '170/5.7', value2: '170/5.7' })
  expect(sizes.jeans[1]).toEqual({ value: '34.5', label: '34.5', value2: '34.5' })
})

it('the genders include one for people who state none', () => {
  expect(sizes.genders.map(({ value }) => value)).toEqual(['woman', 'man', 'undefined'])
})
