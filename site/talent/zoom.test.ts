import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  moveBy,
  pinchBetween,
  pinchTo,
  boundsOf,
  type Size,
  whole,
  type Zoom,
  zoomByStep,
  zoomTo,
} from './zoom.ts'

const anySide = fc.integer({ min: 40, max: 4_000 })
const anySize = fc.record({ width: anySide, height: anySide })
const anyShift = fc.integer({ min: -3_000, max: 3_000 })
const anyPoint = fc.record({ x: anyShift, y: anyShift })
const phone: Size = { width: 390, height: 690 }

describe('a zoomed photo', () => {
  it('never leaves a gap that it could fill', () => {
    fc.assert(
      fc.property(
        anySize,
        anySize,
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        anyPoint,
        anyPoint,
        (stage, picture, scale, at, by) => {
          const bounds = boundsOf(stage, picture)
          const zoom = moveBy(zoomTo(whole, scale, at, bounds), by, bounds)
          for (const [shift, side] of [
            [zoom.x, 'width'],
            [zoom.y, 'height'],
          ] as const) {
            const spare = (bounds.photo[side] * zoom.scale - bounds.stage[side]) / 2
            expect(Math.abs(shift)).toBeLessThanOrEqual(Math.max(0, spare) + 1e-6)
          }
          expect(zoom.scale).toBeGreaterThanOrEqual(1)
          expect(zoom.scale).toBeLessThanOrEqual(bounds.most)
        },
      ),
    )
  })

  it('keeps what is under the finger under it', () => {
    const bounds = boundsOf({ width: 600, height: 800 }, { width: 1_200, height: 1_600 })
    const zoom = zoomTo(whole, 2, { x: 100, y: -200 }, bounds)
    expect(zoom).toEqual({ scale: 2, x: -100, y: 200 })
  })

  it('follows two fingers that spread', () => {
    const bounds = boundsOf({ width: 600, height: 800 }, { width: 2_400, height: 3_200 })
    const spread = pinchBetween({ x: 50, y: 0 }, { x: 150, y: 0 }, { x: -50, y: 0 })
    expect(spread).toEqual({ growth: 2, at: { x: 0, y: 0 }, by: { x: 50, y: 0 } })
    expect(pinchTo(whole, spread, bounds)).toEqual({ scale: 2, x: 50, y: 0 })
  })

  it('is whole again after as many steps out as in', () => {
    const bounds = boundsOf(phone, { width: 2_400, height: 3_200 })
    const steps = ['in', 'in', 'out', 'out'] as const
    const zoom = steps.reduce<Zoom>((each, step) => zoomByStep(each, step, bounds), whole)
    expect(zoom.scale).toBeCloseTo(1)
    expect(zoomByStep(whole, 'out', bounds)).toEqual(whole)
  })
})

describe('the usual scale', () => {
  it.each([
    ['a portrait', { width: 1_200, height: 1_600 }, 2.5],
    ['a panorama of 4:1, until it fills the height', { width: 4_000, height: 1_000 }, 690 / 97.5],
    ['a strip of 1:8, until it fills the width', { width: 400, height: 3_200 }, 390 / 86.25],
  ])('of %s', (_, picture, scale) => {
    expect(boundsOf(phone, picture).usual).toBeCloseTo(scale, 1)
  })

  it('is never beyond the largest, which shows every pixel', () => {
    expect(boundsOf(phone, { width: 3_900, height: 5_200 }).most).toBe(10)
    expect(boundsOf(phone, { width: 39, height: 52 }).most).toBe(2.5)
  })
})
