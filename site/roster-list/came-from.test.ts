import { expect, it } from 'vitest'

import { cameFrom } from './came-from.ts'

it.each([
  [{ list: '/modelos?letter=a' }, '/modelos?letter=a'],
  [{ list: '/modelos', keepsFocus: true }, '/modelos'],
  [{ list: 7 }, null],
  [{}, null],
  ['/modelos', null],
  [null, null],
])('the state %j came from %j', (state, list) => {
  expect(cameFrom(state)?.list ?? null).toBe(list)
})
