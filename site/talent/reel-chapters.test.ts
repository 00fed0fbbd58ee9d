import { expect, it } from 'vitest'

import { chapterAt, toChapters } from './reel-chapters.ts'

const named = (...starts: number[]) => starts.map((start) => ({ start, title: `from ${start}` }))

it('chapters are in order, each start once', () => {
  expect(toChapters(named(3, 0, 1.5, 0), 4.5)).toEqual(named(0, 1.5, 3))
})

it('chapters from the film’s end on are left out, once its length is known', () => {
  expect(toChapters(named(0, 4.5, 60), 4.5)).toEqual(named(0))
  expect(toChapters(named(0, 60), 0)).toEqual(named(0, 60))
})

it('a title is one line; a chapter without one is none', () => {
  const given = [
    { start: 0, title: ' In\nthe hall ' },
    { start: 1, title: ' \n' },
  ]
  expect(toChapters(given, 4)).toEqual([{ start: 0, title: 'In the hall' }])
})

it('there are a hundred at most', () => {
  expect(toChapters(named(...Array.from({ length: 5_000 }, (_, at) => at)), 0)).toHaveLength(100)
})

it.each([
  [0, -1],
  [1, 0],
  [2.97, 1],
  [99, 1],
])('at %d s it is chapter %d', (at, index) => {
  expect(chapterAt(named(1, 3), at)).toBe(index)
})
