import fc from 'fast-check'
import { expect, it } from 'vitest'

import { galleryNames } from './gallery-place.ts'
import { fullTabs } from './gallery-tabs.tsx'

const empty = { items: [] }
const full = { items: [1] }
const none = { book: empty, snap: empty, 'digital-videos': empty, video: empty }

it('a profile without anything has no tabs', () => {
  expect(fullTabs(none)).toEqual([])
})

it('digital videos are behind the tab of the polaroids, also alone', () => {
  expect(fullTabs({ ...none, snap: full, 'digital-videos': full })).toEqual([
    { tab: 'snap', galleries: ['snap', 'digital-videos'] },
  ])
  expect(fullTabs({ ...none, 'digital-videos': full })).toEqual([
    { tab: 'snap', galleries: ['digital-videos'] },
  ])
})

it('every gallery that has something is behind one tab, in the galleries’ order, and no other is', () => {
  const any = fc.constantFrom(empty, full)
  const contents = fc.record({ book: any, snap: any, 'digital-videos': any, video: any })
  fc.assert(
    fc.property(contents, (given) => {
      const behind = fullTabs(given).flatMap(({ galleries }) => galleries)
      expect(behind).toEqual(galleryNames.filter((name) => given[name] === full))
    }),
  )
})
