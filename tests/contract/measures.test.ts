import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseGirthCm, parseHeightCm } from '#agency/measures.ts'
import { formatGirth, formatHeight } from '#provider/talents/measures.ts'

it('who reads a measure as the contract says has the centimetres again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 230 }),
      fc.integer({ min: 30, max: 200 }),
      (tall, wide) => {
        expect(parseHeightCm(formatHeight(tall))).toBe(tall)
        expect(parseGirthCm(formatGirth(wide))).toBe(wide)
      },
    ),
  )
})
