import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { galleryNames, idOfPlace, placeOfHash } from './gallery-place.ts'

describe('the fragment of an address', () => {
  it('names the place that it was made from', () => {
    const anyPlace = fc.record({
      gallery: fc.constantFrom(...galleryNames),
      photo: fc.option(fc.integer({ min: 1, max: 9_999 })),
    })
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(placeOfHash(`#${idOfPlace(place)}`)).toEqual(place)
      }),
    )
  })

  it.each([
    '',
    '#',
    '#book-0',
    '#book-01',
    '#book-7x',
    '#book--7',
    '#polaroids',
    '#BOOK',
    '#book-99999',
    'book',
  ])('%j names none', (hash) => expect(placeOfHash(hash)).toBeNull())

  it('is any text, and never an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = placeOfHash(`#${text}`)
        if (place !== null) expect(idOfPlace(place)).toBe(text)
      }),
    )
  })
})
