import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupPortraits, isUpright, pairAll, type Slide } from './slides.ts'

type Shape = 'portrait' | 'landscape'
const anyShapes = fc.array(fc.constantFrom<Shape>('portrait', 'landscape'), { maxLength: 200 })
const anyMost = fc.integer({ min: 1, max: 5 })
const slidesOf = (shapes: readonly Shape[], most: number) =>
  groupPortraits(shapes, most, (shape) => shape === 'portrait')
const shapesOf = (slide: Slide<Shape>) => slide.map(({ item }) => item)

describe('the slides of a gallery', () => {
  it('show every photo once, in the gallery’s order', () => {
    fc.assert(
      fc.property(anyShapes, anyMost, (shapes, most) => {
        const shown = slidesOf(shapes, most).flat()
        expect(shown.map(({ item }) => item)).toEqual(shapes)
        expect(shown.map(({ index }) => index)).toEqual(shapes.map((_, index) => index))
      }),
    )
  })

  it('have one photo, or no more portraits than fit', () => {
    fc.assert(
      fc.property(anyShapes, anyMost, (shapes, most) => {
        for (const slide of slidesOf(shapes, most)) {
          expect(slide.length).toBeLessThanOrEqual(most)
          if (slide.length > 1) expect(new Set(shapesOf(slide))).toEqual(new Set(['portrait']))
        }
      }),
    )
  })

  it('leave room for a portrait only where none follows', () => {
    fc.assert(
      fc.property(anyShapes, anyMost, (shapes, most) => {
        const slides = slidesOf(shapes, most).map(shapesOf)
        slides.forEach((slide, at) => {
          if (slide[0] === 'landscape' || slide.length === most) return
          expect(slides[at + 1]?.[0]).not.toBe('portrait')
        })
      }),
    )
  })

  it('have films two by two, whatever their shape', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        const slides = pairAll(shapes)
        expect(slides.flat().map(({ item }) => item)).toEqual(shapes)
        expect(slides.slice(0, -1).every(({ length }) => length === 2)).toBe(true)
      }),
    )
  })
})

it.each([
  [{ width: 3, height: 4 }, true],
  [{ width: 4, height: 3 }, false],
  [{ width: 4, height: 4 }, true],
  [{ width: null, height: null }, true],
])('a picture of %j is upright: %s', (size, expected) => {
  expect(isUpright(size)).toBe(expected)
})
