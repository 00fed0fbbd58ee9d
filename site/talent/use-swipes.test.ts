import { expect, it } from 'vitest'

import { swipeBetween } from './use-swipes.ts'

const at = (clientX: number, clientY: number, timeStamp: number) => ({
  clientX,
  clientY,
  timeStamp,
})

it.each([
  ['to the left', at(220, 390, 200), 'left'],
  ['to the right', at(380, 410, 200), 'right'],
  ['of a thumb, which rises', at(200, 355, 200), 'left'],
  ['that is a tap', at(302, 401, 80), null],
  ['that is too short', at(260, 400, 100), null],
  ['that scrolls', at(290, 150, 200), null],
  ['that goes askew', at(240, 350, 200), null],
  ['that took its time', at(100, 400, 1_500), null],
] as const)('a movement %s', (_, end, direction) => {
  expect(swipeBetween(at(300, 400, 0), end)).toBe(direction)
})
