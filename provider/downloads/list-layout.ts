import type { ListPdfOrder } from '#contract/panel/downloads.ts'

import type { Box, Size } from './paper.ts'

type PerPage = ListPdfOrder['perPage']

/** The talents of a contact sheet: columns and rows, the height of a talent's text, and the sizes of name and measures. */
type Grid = { columns: number; rows: number; text: number; name: number; size: number }

/** Points on a portrait A4 page. Wide and low cells would leave upright pictures small. */
const grids: Readonly<Record<Exclude<PerPage, '1' | '2'>, Grid>> = {
  '6': { columns: 3, rows: 2, text: 128, name: 13, size: 7 },
  '9': { columns: 3, rows: 3, text: 62, name: 10, size: 6.2 },
  '12': { columns: 4, rows: 3, text: 62, name: 9, size: 5.9 },
  '20': { columns: 5, rows: 4, text: 43, name: 7.5, size: 4.9 },
}

const DRAWN_WIDTH = 595.28
const MARGIN = 36
const HEAD = 52
const FOOT = 40
const BETWEEN = { columns: 9, rows: 16 }
const RATIO = 3 / 4
const ABOVE_TEXT = 4

/** A talent's place on a contact sheet. */
export type ContactCell = { picture: Box; text: Box }

/** A contact sheet: `unit` is the length on this paper of one point in the A4 design. */
export type ContactGrid = { unit: number; cells: ContactCell[]; name: number; size: number }

/** The cells of a contact sheet on a portrait page, row by row, each with an upright picture above its text. */
export function layOutContactSheet(perPage: Exclude<PerPage, '1' | '2'>, page: Size): ContactGrid {
  const unit = page.width / DRAWN_WIDTH
  const { columns, rows, text, name, size } = grids[perPage]
  const gaps = { across: BETWEEN.columns * unit, down: BETWEEN.rows * unit }
  const width = (page.width - 2 * MARGIN * unit - (columns - 1) * gaps.across) / columns
  const height = (page.height - (HEAD + FOOT) * unit - (rows - 1) * gaps.down) / rows
  const tallest = Math.min(height - (text + ABOVE_TEXT) * unit, width / RATIO)
  const cells = Array.from({ length: columns * rows }, (_, index): ContactCell => {
    const x = MARGIN * unit + (index % columns) * (width + gaps.across)
    const y = HEAD * unit + Math.floor(index / columns) * (height + gaps.down)
    return {
      picture: { x, y, width: tallest * RATIO, height: tallest },
      text: { x, y: y + tallest + ABOVE_TEXT * unit, width, height: text * unit },
    }
  })
  return { unit, cells, name, size }
}

/** The parts of a page that one or two talents share: the whole page, or its halves with a little space between. */
export function layOutParts(perPage: '1' | '2', page: Size): Box[] {
  if (perPage === '1') return [{ x: 0, y: 0, ...page }]
  const between = (3 * page.width) / DRAWN_WIDTH
  const height = (page.height - between) / 2
  return [0, 1].map((half) => ({
    x: 0,
    y: half * (height + between),
    width: page.width,
    height,
  }))
}

/** The page: landscape for one talent, portrait for more. */
export function listPageOf(perPage: PerPage, { width, height }: Size): Size {
  return perPage === '1' ? { width: height, height: width } : { width, height }
}
