import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageOf } from './query-roster.ts'
import { cardsPerPage } from './pages.ts'

const list = Array.from({ length: 45 }, (_, index) => index)

describe('a page of the roster', () => {
  it.each([
    [null, 1, 1, 20],
    ['2', 2, 21, 40],
    ['3', 3, 41, 45],
    ['99', 3, 41, 45],
    ['0', 1, 1, 20],
    ['-1', 1, 1, 20],
    ['two', 1, 1, 20],
    ['1e3', 1, 1, 20],
    ['9'.repeat(400), 1, 1, 20],
  ])('asked for as %j is page %i, cards %i to %i', (asked, number, from, to) => {
    expect(pageOf(list, asked)).toMatchObject({ number, from, to, total: 45, last: 3 })
  })

  it('of nobody is empty and the only one', () => {
    expect(pageOf([], '2')).toEqual({ items: [], from: 0, to: 0, total: 0, number: 1, last: 1 })
  })

  it('leaves nobody out and shows nobody twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 100 }), (items) => {
        const { last } = pageOf(items, null)
        const pages = Array.from({ length: last }, (_, index) => pageOf(items, String(index + 1)))
        expect(pages.flatMap((page) => page.items)).toEqual(items)
        expect(pages.every((page) => page.items.length <= cardsPerPage)).toBe(true)
      }),
    )
  })
})
