import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PhotoView } from '../talent/gallery-views.ts'
import { comparisonSearch, idsIn, placeIn } from './comparison-address.ts'

const photos = (total: number): PhotoView[] =>
  Array.from({ length: total }, (_, id) => ({
    id,
    caption: null,
    picture: { path: `${id}.jpg`, version: null, width: null, height: null, colour: null },
  }))
const galleries = (book: number, polaroids: number) => ({
  book: photos(book),
  polaroids: photos(polaroids),
})
const placeOf = (search: string, ...talents: ReturnType<typeof galleries>[]) =>
  placeIn(new URLSearchParams(search), talents)

describe('a comparison’s address', () => {
  it('has the ids as a selection has, or each in a field of its own, as a form sends them', () => {
    expect(comparisonSearch([7, 12])).toBe('?ids=7,12')
    expect(idsIn(new URLSearchParams('ids=7,12'))).toBe('7,12')
    expect(idsIn(new URLSearchParams('ids=7&ids=12'))).toBe('7,12')
    expect(idsIn(new URLSearchParams())).toBe('')
  })

  it('names a place of everyone’s book or polaroids, up to the longest', () => {
    const talents = [galleries(2, 0), galleries(5, 3)]
    expect(placeOf('set=book&place=5', ...talents)).toEqual({ set: 'book', place: 5 })
    expect(placeOf('set=polaroids&place=9', ...talents)).toEqual({ set: 'polaroids', place: 3 })
  })

  it.each(['', 'place=0', 'place=-1', 'place=1.5', 'place=x', 'set=films', 'set=__proto__'])(
    'with “%s” shows the first place',
    (search) => {
      expect(placeOf(search, galleries(2, 1))).toEqual({ set: 'book', place: 1 })
    },
  )

  it('shows the gallery that somebody has, or none', () => {
    expect(placeOf('set=book', galleries(0, 1), galleries(0, 0))).toEqual({
      set: 'polaroids',
      place: 1,
    })
    expect(placeOf('set=book', galleries(0, 0))).toBeNull()
  })

  it('leads back to the place it was made from', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('book' as const, 'polaroids' as const),
        fc.integer({ min: 1, max: 60 }),
        (set, place) => {
          const search = comparisonSearch([7, 12], { set, place })
          expect(placeOf(search, galleries(60, 60))).toEqual({ set, place })
          expect(idsIn(new URLSearchParams(search))).toBe('7,12')
        },
      ),
    )
  })
})
