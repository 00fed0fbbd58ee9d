import sharp from 'sharp'

import { createRandom } from './random.ts'

// Drawn small, since libvips enlarges faster than this code colours pixels.
const COLUMNS = 30
const ROWS = 40
const SCALE = 10

type Colour = readonly [number, number, number]

/** A JPEG of 300 × 400 pixels: head and shoulders against a tint. Each number, from 0, has its own picture. */
export function drawPicture(number: number): Promise<Buffer> {
  const random = createRandom(number)
  const colour = (): Colour => [random.below(256), random.below(256), random.below(256)]
  const [ground, figure] = [colour(), colour()]
  const isFigure = inventFigure(
    random.around(COLUMNS / 2, 4),
    random.around(14, 4),
    random.around(6, 2),
  )
  const pixels = Buffer.alloc(COLUMNS * ROWS * 3)
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      pixels.set(isFigure(column, row) ? figure : ground, (row * COLUMNS + column) * 3)
    }
  }
  return sharp(pixels, { raw: { width: COLUMNS, height: ROWS, channels: 3 } })
    .resize(COLUMNS * SCALE, ROWS * SCALE, { kernel: 'nearest' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** A round head, with shoulders twice as wide. */
function inventFigure(x: number, y: number, radius: number) {
  const isWithin = (column: number, row: number, centre: number, reach: number) =>
    (column - x) ** 2 + (row - centre) ** 2 <= reach ** 2
  return (column: number, row: number) =>
    isWithin(column, row, y, radius) || isWithin(column, row, y + 3 * radius, 2 * radius)
}
