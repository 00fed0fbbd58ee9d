import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PageHeader } from '../page/page-header.ts'
import { headerLook } from './header-look.ts'

const page: PageHeader = { kind: 'page' }
const profile = { kind: 'talent', name: 'Ágata', listPath: '/modelos' } as const
const withPicture: PageHeader = { ...profile, hasFilmCover: false }
const withFilm: PageHeader = { ...profile, hasFilmCover: true }

describe('the header in a window 800 px high', () => {
  it.each([
    [page, 0, 'resting'],
    [page, 1, 'opaque'],
    [page, 5000, 'opaque'],
    [{ kind: 'home' } as const, 1, 'opaque'],
    [withPicture, 0, 'resting'],
    [withPicture, 1, 'opaque'],
    [withPicture, 676, 'opaque'],
    [withPicture, 677, 'minified'],
    [withFilm, 200, 'resting'],
    [withFilm, 201, 'opaque'],
    [withFilm, 677, 'minified'],
  ])('of %j, scrolled by %i, is %s', (header, scrollY, look) => {
    expect(headerLook(header, { scrollY, windowHeight: 800 })).toBe(look)
  })
})

describe('every header', () => {
  const order = ['resting', 'opaque', 'minified']
  const headers = fc.constantFrom<PageHeader>(page, { kind: 'home' }, withPicture, withFilm)

  it('rests at the top and never goes back to an earlier look further down', () => {
    fc.assert(
      fc.property(
        headers,
        fc.nat(9000),
        fc.nat(9000),
        fc.integer({ min: 200, max: 3000 }),
        (header, a, b, windowHeight) => {
          const at = (scrollY: number) =>
            order.indexOf(headerLook(header, { scrollY, windowHeight }))
          expect(at(0)).toBe(0)
          expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)))
        },
      ),
    )
  })
})
