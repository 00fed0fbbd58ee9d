import fc from 'fast-check'
import { expect, it } from 'vitest'

import { shareOfRest } from './timed-scroll.ts'

it('the shares of a scroll of any length lead exactly to its end, and never back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (steps) => {
      let left = 1
      for (let step = 0; step < steps; step++) {
        const share = shareOfRest(step / steps, (step + 1) / steps)
        expect(share).toBeGreaterThan(0)
        left -= left * share
      }
      expect(left).toBe(0)
    }),
  )
})

it('a scroll is fast at first: half of the time takes it seven eighths of the way', () => {
  expect(shareOfRest(0, 0.5)).toBeCloseTo(7 / 8)
})
