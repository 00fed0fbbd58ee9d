import type { Box, Size } from './paper.ts'
import { largest, type Measured, type Placed, ratioOf } from './placed.ts'

/**
 * A portfolio's pages: the opening with the first frame, name and measures, then sheets. Text boxes are what text may
 * fill; `unit` is what a point of the drawing for A4 is on this paper.
 */
export type PortfolioLayout = {
  unit: number
  opening: { picture: Placed | null; text: Box }
  sheets: { pictures: Placed[]; foot: Box }[]
}

const DRAWN_HEIGHT = 595.28
const MARGIN = 36
const HEAD = 30
const FOOT = 52
const FOOT_LINE = 20
const BETWEEN = 8
const WIDEST_OPENING = 0.6 // 3:4 on letter takes 0.58

/** Lays frames out on landscape pages, each whole, in their order; two uprights in a row share a page (docs/product.md: Documents). */
export function layOutPortfolio(frames: readonly Measured[], page: Size): PortfolioLayout {
  const unit = page.height / DRAWN_HEIGHT
  const [first, ...others] = frames
  const picture = first === undefined ? null : openingPicture(ratioOf(first), page, unit)
  const left = (picture === null ? 0 : picture.box.x + picture.box.width) + MARGIN * unit
  const text = {
    x: left,
    y: MARGIN * unit,
    width: page.width - MARGIN * unit - left,
    height: page.height - 2 * MARGIN * unit,
  }
  const sheets = sharedPages(others).map((indexes) => sheet(indexes, frames, page, unit))
  return { unit, opening: { picture, text }, sheets }
}

/** As high as the page and up to its edges, where the ratio lets it; else whole, below the margin. */
function openingPicture(ratio: number, page: Size, unit: number): Placed {
  const margin = MARGIN * unit
  const widest = page.width * WIDEST_OPENING
  if (page.height * ratio <= widest) {
    const box = { x: 0, y: 0, width: page.height * ratio, height: page.height }
    return { frame: 0, box, fit: 'whole' }
  }
  const room = { width: widest - margin, height: page.height - 2 * margin }
  return { frame: 0, box: { x: margin, y: margin, ...largest(ratio, room) }, fit: 'whole' }
}

/** Indexes of frames by page; the first frame stands on the opening already. */
function sharedPages(others: readonly Measured[]): number[][] {
  const pages: number[][] = []
  let waiting: number[] | null = null
  for (const [index, frame] of others.entries()) {
    const isUpright = ratioOf(frame) < 1
    if (isUpright && waiting !== null) {
      waiting.push(index + 1)
      waiting = null
      continue
    }
    const page = [index + 1]
    pages.push(page)
    waiting = isUpright ? page : null
  }
  return pages
}

function sheet(indexes: readonly number[], frames: readonly Measured[], page: Size, unit: number) {
  const area = {
    x: MARGIN * unit,
    y: HEAD * unit,
    width: page.width - 2 * MARGIN * unit,
    height: page.height - (HEAD + FOOT) * unit,
  }
  const ratios = indexes.map((index) => frameRatio(frames, index))
  const gaps = BETWEEN * unit * (ratios.length - 1)
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  // all of a page are equally high, and together as wide as there is room
  const height = Math.min(area.height, (area.width - gaps) / sum)
  const y = area.y + (area.height - height) / 2
  let x = area.x + (area.width - height * sum - gaps) / 2
  const pictures = indexes.map((frame, place): Placed => {
    const box = { x, y, width: height * (ratios[place] ?? 1), height }
    x += box.width + BETWEEN * unit
    return { frame, box, fit: 'whole' }
  })
  const foot = {
    x: area.x,
    y: page.height - (MARGIN - FOOT_LINE / 4) * unit,
    width: area.width,
    height: FOOT_LINE * unit,
  }
  return { pictures, foot }
}

function frameRatio(frames: readonly Measured[], index: number): number {
  const frame = frames[index]
  return frame === undefined ? 1 : ratioOf(frame)
}
