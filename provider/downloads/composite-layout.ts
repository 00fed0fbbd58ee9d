import type { Box, Size } from './paper.ts'
import type { PlacedPhoto } from './page.ts'

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
const MAX_ON_BACK = 4

/**
 * Lays out a composite: the first photo is the front, the next four are the back (docs/product.md: Documents). The measures, of
 * which there are `measureCount`, are below them in two columns.
 */
export function layOutComposite(
  { photoCount, measureCount }: { photoCount: number; measureCount: number },
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
  const pictures = cells(Math.min(photoCount - 1, MAX_ON_BACK), area, BETWEEN * unit)
  return {
    unit,
    front: {
      picture: photoCount === 0 ? null : { photo: 0, box: { x: 0, y: 0, ...page }, fit: 'filled' },
      name,
    },
    back: {
      pictures: pictures.map((box, index) => ({ photo: index + 1, box, fit: 'filled' })),
      text,
    },
  }
}

/** The boxes for pictures in an area, with gaps: one; two side by side; one large and two small; four. */
function cells(count: number, { width, height }: Size, gap: number): Box[] {
  const half = { width: (width - gap) / 2, height: (height - gap) / 2 }
  const [right, lower] = [half.width + gap, half.height + gap]
  switch (count) {
    case 1:
      return [{ x: 0, y: 0, width, height }]
    case 2:
      return [0, right].map((x) => ({ x, y: 0, width: half.width, height: half.width * 1.6 }))
    case 3: {
      const large = { x: 0, y: 0, width: ((width - gap) * 2) / 3, height }
      const small = { width: (width - gap) / 3, height: half.height }
      const x = large.width + gap
      return [large, { x, y: 0, ...small }, { x, y: lower, ...small }]
    }
    case 4:
      return [0, lower].flatMap((y) => [0, right].map((x) => ({ x, y, ...half })))
    default:
      return []
  }
}
