import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { itemsInView, indexMostInView, type Extent } from './in-view.ts'

/** Items of these widths in a row, 8 px apart. */
function rowOf(widths: readonly number[]): Extent[] {
  let start = 0
  return widths.map((width) => {
    const item = { start, end: start + width }
    start = item.end + 8
    return item
  })
}

const anyRow = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 40 })

describe('the items in view', () => {
  it('are those that are there whole or nearly', () => {
    const row = rowOf([400, 400, 400, 400])
    expect(itemsInView(row, { start: 0, end: 1_216 })).toEqual({ first: 0, last: 2 })
    expect(itemsInView(row, { start: 816, end: 1_400 })).toEqual({ first: 2, last: 3 })
  })

  it('leave out one of which little is to be seen', () => {
    expect(itemsInView(rowOf([400, 400]), { start: 0, end: 500 })).toEqual({ first: 0, last: 0 })
  })

  it('are the one that is seen most where none is there whole', () => {
    expect(itemsInView(rowOf([5_000]), { start: 0, end: 400 })).toEqual({ first: 0, last: 0 })
  })

  it('are none of none', () => {
    expect(itemsInView([], { start: 0, end: 400 })).toBeNull()
  })

  it('hold at least one, and every one that lies wholly within, wherever the view is', () => {
    const anyView = fc.tuple(
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: 1, max: 3_000 }),
    )
    fc.assert(
      fc.property(anyRow, anyView, (widths, [start, width]) => {
        const row = rowOf(widths)
        const view = { start, end: start + width }
        const range = itemsInView(row, view)
        expect(range?.first).toBeLessThanOrEqual(range?.last ?? -1)
        row.forEach((item, index) => {
          if (item.start < view.start || item.end > view.end) return
          expect(index).toBeGreaterThanOrEqual(range?.first ?? Infinity)
          expect(index).toBeLessThanOrEqual(range?.last ?? -1)
        })
      }),
    )
  })
})

describe('the carousel that arrow keys are for', () => {
  const screen = 800

  it('is the one of which the most is to be seen', () => {
    const boxes = [
      { start: -300, end: 200 },
      { start: 250, end: 750 },
    ]
    expect(indexMostInView(boxes, screen)).toBe(1)
  })

  it('is none while less than half of it is there', () => {
    expect(indexMostInView([{ start: 600, end: 1_200 }], screen)).toBeNull()
    expect(indexMostInView([{ start: 500, end: 1_100 }], screen)).toBe(0)
    expect(indexMostInView([], screen)).toBeNull()
  })

  it('may be higher than the screen, if it fills half of that', () => {
    expect(indexMostInView([{ start: 350, end: 3_000 }], screen)).toBe(0)
    expect(indexMostInView([{ start: 450, end: 3_000 }], screen)).toBeNull()
  })

  it('is none that takes no place', () => {
    expect(indexMostInView([{ start: 0, end: 0 }], screen)).toBeNull()
  })
})
