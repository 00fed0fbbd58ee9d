import fc from 'fast-check'
import { expect, it } from 'vitest'

import { galleryNames } from './gallery-place.ts'
import { fullTabs } from './gallery-tabs.tsx'

const none = { book: 0, snap: 0, 'digital-videos': 0, video: 0 }

it('a profile without anything has no tabs', () => {
  expect(fullTabs(none)).toEqual([])
})

it('digital videos are behind the tab of the polaroids, also alone', () => {
  expect(fullTabs({ ...none, snap: 1, 'digital-videos': 1 })).toEqual([
    { tab: 'snap', galleries: ['snap', 'digital-videos'] },
  ])
  expect(fullTabs({ ...none, 'digital-videos': 1 })).toEqual([
    { tab: 'snap', galleries: ['digital-videos'] },
  ])
})

it('every gallery that has something is behind one tab, in the galleries’ order, and no other is', () => {
  const anySize = fc.nat({ max: 2 })
  const anySizes = fc.record({
    book: anySize,
    snap: anySize,
    'digital-videos': anySize,
    video: anySize,
  })
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const behind = fullTabs(sizes).flatMap(({ galleries }) => galleries)
      expect(behind).toEqual(galleryNames.filter((name) => sizes[name] > 0))
    }),
  )
})
