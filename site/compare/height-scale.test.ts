import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { depthOf, heightScale } from './height-scale.ts'

describe('the scale of heights', () => {
  it('begins on the floor and ends at the next ten above the tallest, with marks in both units', () => {
    const scale = heightScale([177, null, 188])
    expect(scale?.topCm).toBe(190)
    expect(scale?.rules.at(0)).toEqual({ cm: 0, isNamed: false })
    expect(scale?.rules.at(-1)).toEqual({ cm: 190, isNamed: false })
    expect(scale?.rules.filter(({ isNamed }) => isNamed).map(({ cm }) => cm)).toEqual([
      50, 100, 150,
    ])
    expect(scale?.feet.at(-1)).toEqual({ feet: 6, cm: 182.88 })
  })

  it('is none if no height is known', () => {
    expect(heightScale([null, null])).toBeNull()
    expect(heightScale([])).toBeNull()
  })

  it('gives each height a share of the scale that is in proportion to it', () => {
    const height = fc.integer({ min: 30, max: 250 })
    fc.assert(
      fc.property(fc.array(height, { minLength: 2, maxLength: 4 }), (heights) => {
        const scale = heightScale(heights)
        if (scale === null) throw new Error('no scale')
        const shares = heights.map((cm) => 100 - Number(depthOf(cm, scale).replace('%', '')))
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThan(0)
          expect(share).toBeLessThanOrEqual(100)
          expect(share * (heights[0] ?? 0)).toBeCloseTo((shares[0] ?? 0) * (heights[index] ?? 0), 0)
        })
        expect(scale.topCm - Math.max(...heights)).toBeLessThan(10)
      }),
    )
  })
})
