import { expect, it } from 'vitest'

import { sizesInPlace } from './picture.tsx'

const facts = { path: 'a.jpg', version: null, colour: null }
const sizes = (width: number | null, height: number | null) =>
  sizesInPlace({ ...facts, width, height }, [48, 32, 19])

it('a picture as upright as its place, or more, is as wide as the place', () => {
  const asPlace = '(width>=1024px) 19vw,(width>=640px) 32vw,48vw'
  expect(sizes(1_200, 1_600)).toBe(asPlace)
  expect(sizes(900, 1_600)).toBe(asPlace)
  expect(sizes(null, null)).toBe(asPlace)
})

it('a wide picture, of which the place shows a part, is as wide as its height asks for', () => {
  expect(sizes(1_600, 900)).toBe('(width>=1024px) 45vw,(width>=640px) 76vw,114vw')
})
