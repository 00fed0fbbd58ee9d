import { expect, it } from 'vitest'

import { layOutContactSheet, layOutParts, listPageOf } from './list-layout.ts'
import { type Box, papers } from './paper.ts'

const sheets = ['6', '9', '12', '20'] as const
const pages = [papers.a4, papers.letter]

it.each(sheets)(
  'a contact sheet of %s has as many cells, apart from each other and within the page',
  (perPage) => {
    for (const page of pages) {
      const { cells } = layOutContactSheet(perPage, page)
      expect(cells).toHaveLength(Number(perPage))
      const boxes = cells.flatMap(({ picture, text }) => [picture, text])
      for (const [index, box] of boxes.entries()) {
        expect(isWithin(box, { x: 0, y: 0, ...page })).toBe(true)
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
      }
    }
  },
)

it.each(sheets)('pictures on a contact sheet of %s are upright, three by four', (perPage) => {
  for (const page of pages) {
    const [cell] = layOutContactSheet(perPage, page).cells
    expect((cell?.picture.width ?? 0) / (cell?.picture.height ?? 1)).toBeCloseTo(3 / 4)
  }
})

it('one talent has a landscape page, two have the halves of a portrait one', () => {
  expect(listPageOf('1', papers.a4)).toEqual({ width: papers.a4.height, height: papers.a4.width })
  expect(layOutParts('1', { width: 4, height: 3 })).toEqual([{ x: 0, y: 0, width: 4, height: 3 }])
  const [upper, lower] = layOutParts('2', listPageOf('2', papers.a4))
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeCloseTo(papers.a4.height)
  expect(upper?.height ?? 0).toBeLessThan(papers.a4.height / 2)
})

function isWithin({ x, y, width, height }: Box, page: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= page.width + 0.01 && y + height <= page.height + 0.01
}

function overlap(one: Box, other: Box): boolean {
  const apart = 0.01
  return (
    one.x + apart < other.x + other.width &&
    other.x + apart < one.x + one.width &&
    one.y + apart < other.y + other.height &&
    other.y + apart < one.y + one.height
  )
}
