import { type Box, largest, type PhotoSize, type PlacedPhoto, ratioOf, type Size } from './paper.ts'

/**
 * A portfolio's pages: the opening with the first photo, name and measures, then sheets. Text boxes are the space that text may
 * fill; `unit` is the length on this paper of one point in the A4 design.
 */
export type PortfolioLayout = {
  unit: number
  opening: { picture: PlacedPhoto | null; text: Box }
  sheets: { pictures: PlacedPhoto[]; foot: Box }[]
}

const DRAWN_HEIGHT = 595.28
const MARGIN = 36
const HEAD = 30
const FOOT = 52
const FOOT_LINE = 20
const BETWEEN = 8
const MAX_OPENING_SHARE = 0.6 // 3:4 on letter takes 0.58

/** Lays out whole photos on landscape pages, in order; two upright ones in a row share a page (docs/product.md: Documents). */
export function layOutPortfolio(photos: readonly PhotoSize[], page: Size): PortfolioLayout {
  const unit = page.height / DRAWN_HEIGHT
  const [first, ...others] = photos
  const picture = first === undefined ? null : openingPicture(ratioOf(first), page, unit)
  const left = (picture === null ? 0 : picture.box.x + picture.box.width) + MARGIN * unit
  const text = {
    x: left,
    y: MARGIN * unit,
    width: page.width - MARGIN * unit - left,
    height: page.height - 2 * MARGIN * unit,
  }
  const sheets = sharedPages(others).map((indexes) => sheet(indexes, photos, page, unit))
  return { unit, opening: { picture, text }, sheets }
}

/** The opening's photo: as high as the page, up to its edges, if the ratio permits; else whole, inside the margins. */
function openingPicture(ratio: number, page: Size, unit: number): PlacedPhoto {
  const margin = MARGIN * unit
  const widest = page.width * MAX_OPENING_SHARE
  if (page.height * ratio <= widest) {
    const box = { x: 0, y: 0, width: page.height * ratio, height: page.height }
    return { photo: 0, box, fit: 'whole' }
  }
  const room = { width: widest - margin, height: page.height - 2 * margin }
  return { photo: 0, box: { x: margin, y: margin, ...largest(ratio, room) }, fit: 'whole' }
}

/** The indexes of the photos on each page after the opening, which has the first photo. */
function sharedPages(others: readonly PhotoSize[]): number[][] {
  const pages: number[][] = []
  let waiting: number[] | null = null
  for (const [index, photo] of others.entries()) {
    const isUpright = ratioOf(photo) < 1
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

function sheet(indexes: readonly number[], photos: readonly PhotoSize[], page: Size, unit: number) {
  const area = {
    x: MARGIN * unit,
    y: HEAD * unit,
    width: page.width - 2 * MARGIN * unit,
    height: page.height - (HEAD + FOOT) * unit,
  }
  const ratios = indexes.map((index) => photoRatio(photos, index))
  const gaps = BETWEEN * unit * (ratios.length - 1)
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  // all photos of a page have the same height, and together at most the width of the area
  const height = Math.min(area.height, (area.width - gaps) / sum)
  const y = area.y + (area.height - height) / 2
  let x = area.x + (area.width - height * sum - gaps) / 2
  const pictures = indexes.map((photo, place): PlacedPhoto => {
    const box = { x, y, width: height * (ratios[place] ?? 1), height }
    x += box.width + BETWEEN * unit
    return { photo, box, fit: 'whole' }
  })
  const foot = {
    x: area.x,
    y: page.height - (MARGIN - FOOT_LINE / 4) * unit,
    width: area.width,
    height: FOOT_LINE * unit,
  }
  return { pictures, foot }
}

function photoRatio(photos: readonly PhotoSize[], index: number): number {
  const photo = photos[index]
  return photo === undefined ? 1 : ratioOf(photo)
}
