import { PHOTOS_ON_BACK } from '#agency/gallery.ts'

import {
  type Box,
  largest,
  type PhotoSize,
  type PlacedPhoto,
  ratioOf,
  shownShare,
  type Size,
} from './paper.ts'

/** A composite's two sides. `name` is the box of the label with the name, at the foot of the front picture. */
export type CompositeLayout = {
  unit: number
  front: { picture: PlacedPhoto | null; name: Box }
  back: { pictures: PlacedPhoto[]; text: Box }
}

const DRAWN_WIDTH = 419.53
const MARGIN = 22
const BETWEEN = 3
const TEXT = { head: 34, row: 13, minRows: 4, maxRows: 6 }
const NAME_HEIGHT = 92

/** A photo of which a box would show less than this, such as a panorama, is shown whole. */
const LEAST_SHARE = 1 / 3

/**
 * Lays out a composite: the first photo is the front, the next four are the back (docs/product.md: Documents). The measures, of
 * which there are `measureCount`, are below them in two columns.
 */
export function layOutComposite(
  { photos, measureCount }: { photos: readonly PhotoSize[]; measureCount: number },
  page: Size,
): CompositeLayout {
  const unit = page.width / DRAWN_WIDTH
  const margin = MARGIN * unit
  const within = page.width - 2 * margin
  const name = {
    x: margin,
    y: page.height - NAME_HEIGHT * unit,
    width: within,
    height: NAME_HEIGHT * unit,
  }
  const rows = Math.min(Math.max(Math.ceil(measureCount / 2), TEXT.minRows), TEXT.maxRows)
  const textHeight = (TEXT.head + TEXT.row * rows) * unit
  const text = {
    x: margin,
    y: page.height - margin - textHeight,
    width: within,
    height: textHeight,
  }
  const area = { width: page.width, height: text.y - margin / 2 }
  const [front, ...others] = photos.map(ratioOf)
  const back = others.slice(0, PHOTOS_ON_BACK)
  const cells = bestCells(back, area, BETWEEN * unit)
  return {
    unit,
    front: {
      picture: front === undefined ? null : placed(0, front, { x: 0, y: 0, ...page }),
      name,
    },
    back: {
      pictures: cells.map((cell, index) => placed(index + 1, back[index] ?? 1, cell)),
      text,
    },
  }
}

/** Fills a box with a photo, or shows it whole in the middle of the box if too little of it would be seen. */
function placed(photo: number, ratio: number, box: Box): PlacedPhoto {
  if (shownShare(ratio, box) >= LEAST_SHARE) return { photo, box, fit: 'filled' }
  const { width, height } = largest(ratio, box)
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return { photo, box: { x, y, width, height }, fit: 'whole' }
}

/** A box as shares of an area. */
type Share = readonly [x: number, y: number, width: number, height: number]

const columns = (count: number, height = 1): Share[] =>
  Array.from({ length: count }, (_, index) => [index / count, 0, 1 / count, height])
const rows = (count: number): Share[] =>
  Array.from({ length: count }, (_, index) => [0, index / count, 1, 1 / count])

const [third, half] = [1 / 3, 1 / 2]

/** The arrangements of up to four photos, by their number. */
const arrangements: readonly (readonly (readonly Share[])[])[] = [
  [[]],
  [columns(1), columns(1, 0.6)],
  [columns(2, 0.72), rows(2), columns(2)],
  [
    [
      [0, 0, 2 * third, 1],
      [2 * third, 0, third, half],
      [2 * third, half, third, half],
    ],
    [
      [0, 0, 1, 2 * third],
      [0, 2 * third, half, third],
      [half, 2 * third, half, third],
    ],
    columns(3),
    rows(3),
  ],
  [
    [
      [0, 0, half, half],
      [half, 0, half, half],
      [0, half, half, half],
      [half, half, half, half],
    ],
    columns(4),
    rows(4),
  ],
]

/** The boxes, with gaps, of the arrangement that cuts the least off the photos; of equally good ones, the first. */
function bestCells(ratios: readonly number[], area: Size, gap: number): Box[] {
  const [width, height] = [area.width + gap, area.height + gap]
  const candidates = (arrangements[ratios.length] ?? []).map((shares) =>
    shares.map(([x, y, across, down]): Box => {
      const size = { width: across * width - gap, height: down * height - gap }
      return { x: x * width, y: y * height, ...size }
    }),
  )
  const shown = (cells: readonly Box[]) =>
    cells.reduce((sum, cell, index) => sum + worth(ratios[index] ?? 1, cell), 0)
  return candidates.reduce(
    (best, cells) => (shown(cells) > shown(best) ? cells : best),
    candidates[0] ?? [],
  )
}

/** How good a photo looks in a box: the share that is seen, squared if it is too low, as a face is soon cut from below. */
function worth(ratio: number, box: Size): number {
  const share = shownShare(ratio, box)
  return ratio < box.width / box.height ? share ** 2 : share
}
