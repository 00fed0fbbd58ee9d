import { describe, expect, it } from 'vitest'

import { allCopies, largestCopy } from './photo-copies.ts'

const pictureOf = (width: number | null) => ({
  path: 'a.jpg',
  version: null,
  width,
  height: null,
  colour: null,
})

describe('the copies of a photo in the viewer', () => {
  it.each([
    [100, '/pictures/240/a.jpg 100w'],
    [240, '/pictures/240/a.jpg 240w'],
    [500, '/pictures/240/a.jpg 240w, /pictures/400/a.jpg 400w, /pictures/640/a.jpg 500w'],
  ])('of %i px end with all its pixels', (width, srcSet) => {
    expect(allCopies(pictureOf(width))).toBe(srcSet)
  })

  it.each([
    [100, 240],
    [1_280, 1_280],
    [1_281, 1_920],
    [6_000, 1_920],
    [null, 1_920],
  ])('of %j px have %i as the largest', (width, largest) => {
    expect(largestCopy(pictureOf(width))).toBe(`/pictures/${largest}/a.jpg`)
    expect(allCopies(pictureOf(width)).split(', ').at(-1)).toContain(`/pictures/${largest}/`)
  })
})
