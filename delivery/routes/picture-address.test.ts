import fc from 'fast-check'
import { expect, it } from 'vitest'

import { pictureWidths } from '#agency/picture-widths.ts'
import { pictureAddress } from '#site/ui/picture.tsx'

import { isPlainPath } from '#contract/service-address.ts'
import { MAX_ADDRESS_BYTES } from '../http/limit-address-length.ts'
import { parsePicturePath } from '#media/pictures/media-address.ts'

const unknown = { width: null, height: null, colour: null, version: null }

it.each(['a.jpg', 'talents/7/José, 1 (final).webp', 'ab/cd%25.png', 'a?b#c.jpg'])(
  'understands what pages link to for %s, in every width',
  (path) => {
    for (const width of pictureWidths) {
      const { pathname } = new URL(pictureAddress({ ...unknown, path }, width), 'http://site')
      expect(parsePicturePath(pathname)).toEqual({ path, width })
    }
  },
)

it('knows no width but the listed ones, however it is written', () => {
  const widths: number[] = [...pictureWidths]
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10_000 }), (width) => {
      const isKnown = parsePicturePath(`/pictures/${width}/a.jpg`) !== null
      expect(isKnown).toBe(widths.includes(width))
    }),
    { numRuns: 10_000 },
  )
  for (const width of ['0640', '640.0', '6.4e2', '+640', '640px', '%36%34%30', 'NaN', '']) {
    expect(parsePicturePath(`/pictures/${width}/a.jpg`)).toBeNull()
  }
})

it.each(['/pictures/640', '/pictures/640/', '/pictures//a.jpg', '/films/640/a.jpg', '/'])(
  'sees no picture in %s',
  (pathname) => {
    expect(parsePicturePath(pathname)).toBeNull()
  },
)

it.each(['a', 'é', '語', '🌿', '%41', '?', 'a/'])(
  'is short enough for the site to take, for every media path made of %s',
  (unit) => {
    for (let count = 1; count < 2_000; count += 1) {
      const path = `${unit.repeat(count)}a`
      const address = pictureAddress({ ...unknown, version: '0'.repeat(12), path }, 1920)
      if (isPlainPath(path)) expect(address.length).toBeLessThan(MAX_ADDRESS_BYTES)
    }
  },
)
