import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isUpright, pairAll, pairPortraits, type Slide } from './slides.ts'

type Shape = 'portrait' | 'landscape'
const anyShapes = fc.array(fc.constantFrom<Shape>('portrait', 'landscape'), { maxLength: 200 })
const slidesOf = (shapes: readonly Shape[]) =>
  pairPortraits(shapes, (shape) => shape === 'portrait')
const isLonePortrait = (slide: Slide<Shape> | undefined) =>
  slide?.length === 1 && slide[0]?.item === 'portrait'

describe('the slides of a gallery', () => {
  it('show every photo once, in the gallery’s order', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        const shown = slidesOf(shapes).flat()
        expect(shown.map(({ item }) => item)).toEqual(shapes)
        expect(shown.map(({ index }) => index)).toEqual(shapes.map((_, index) => index))
      }),
    )
  })

  it('have two portraits or one photo each', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        for (const slide of slidesOf(shapes)) {
          if (slide.length === 1) continue
          expect(slide.map(({ item }) => item)).toEqual(['portrait', 'portrait'])
        }
      }),
    )
  })

  it('leave a portrait alone only where no portrait follows', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        const slides = slidesOf(shapes)
        slides.forEach((slide, at) => {
          if (!isLonePortrait(slide)) return
          expect(slides[at + 1]?.[0]?.item).not.toBe('portrait')
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
