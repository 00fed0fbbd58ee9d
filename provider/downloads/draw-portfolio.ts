import { drawContact } from './draw-contact.ts'
import { drawMeasures } from './draw-measures.ts'
import { fitText } from './fit-text.ts'
import type { Box, Page, PlacedPhoto } from './paper.ts'
import type { Canvas } from './canvas.ts'
import type { PortfolioLayout } from './portfolio-layout.ts'
import type { DocumentText } from './document-text.ts'

const NAME = { largest: 76, smallest: 22, lines: 4, leading: 1.02 }
const ROW = { highest: 21, lowest: 11, size: 9.5 }
const MAX_ROWS_IN_COLUMN = 12
const CONTACT = { size: 7.5, leading: 11, above: 24 }
const CAPTION = { size: 7.5, below: 11 }

/** A portfolio's pages, each with its pictures and the function that draws its text. */
export function portfolioPages(
  { opening, sheets, unit }: PortfolioLayout,
  words: DocumentText,
): Page[] {
  const total = sheets.length + 1
  return [
    {
      pictures: opening.picture === null ? [] : [opening.picture],
      write: (canvas) => writeOpening(canvas, opening.text, unit, words),
    },
    ...sheets.map(({ pictures, foot }, index) => ({
      pictures,
      write: (canvas: Canvas) => {
        for (const placed of pictures) writeCaption(canvas, placed, unit, words)
        canvas.artifact(() => writeFoot(canvas, foot, unit, words, `${index + 2} / ${total}`))
      },
    })),
  ]
}

function writeOpening(canvas: Canvas, box: Box, unit: number, words: DocumentText) {
  const nameBottom = writeName(canvas, box, unit, words.name)
  const contact = contactLines(words)
  const contactTop = box.y + box.height - contact.length * CONTACT.leading * unit
  const above = CONTACT.above * unit
  const room = { ...box, y: nameBottom + above, height: contactTop - nameBottom - 2 * above }
  writeMeasures(canvas, room, unit, words)
  writeContact(canvas, { ...box, y: contactTop }, unit, contact)
}

/** The least height that {@link writeMeasures} needs. */
export function leastHeightOf(measures: DocumentText['measures'], unit: number): number {
  return Math.min(measures.length, MAX_ROWS_IN_COLUMN) * ROW.lowest * unit
}

/** Draws the measures at the bottom of the remaining space. */
export function writeMeasures(
  canvas: Canvas,
  room: Box,
  unit: number,
  { measures }: Pick<DocumentText, 'measures'>,
) {
  const columnCount = measures.length > MAX_ROWS_IN_COLUMN ? 2 : 1
  const perColumn = Math.ceil(measures.length / columnCount)
  const fitting = Math.min(ROW.highest * unit, room.height / Math.max(perColumn, 1))
  const rowHeight = Math.max(fitting, ROW.lowest * unit)
  const height = rowHeight * perColumn
  const gap = columnCount === 1 ? 0 : 18 * unit
  const width = (room.width - gap) / columnCount
  const y = room.y + room.height - height
  const columns = Array.from({ length: columnCount }, (_, index) => ({
    x: room.x + index * (width + gap),
    y,
    width,
    height,
  }))
  const size = Math.min(ROW.size * unit, rowHeight * 0.75)
  drawMeasures(canvas, measures, columns, { rowHeight, size, labelShare: 0.4, isRuled: true })
}

/** Writes a name as large as fits, as a heading. Returns its lower end, in points. */
export function writeName(
  canvas: Canvas,
  box: Box,
  unit: number,
  name: string,
  heading: 'H1' | 'H2' = 'H1',
): number {
  const { lines, size } = fitText(
    name,
    {
      width: box.width,
      lines: NAME.lines,
      largest: NAME.largest * unit,
      smallest: NAME.smallest * unit,
    },
    (text, at) => canvas.width('title', text, at),
  )
  const leading = size * NAME.leading
  const baseline = box.y + size * 0.76
  const write = () =>
    lines.forEach((line, index) =>
      canvas.write('title', line, { x: box.x, y: baseline + index * leading, size }),
    )
  canvas.add(canvas.tag(heading, write, { actual: name }))
  return baseline + (lines.length - 1) * leading + size * 0.24
}

function contactLines({ agency }: DocumentText): string[] {
  const reach = [agency.email, agency.phone].filter((text) => text !== '').join('   ')
  return [agency.name, reach, agency.address].filter((text) => text !== '')
}

function writeContact(canvas: Canvas, box: Box, unit: number, lines: readonly string[]) {
  const [size, leading] = [CONTACT.size * unit, CONTACT.leading * unit]
  const y = box.y + 0.8 * leading
  drawContact(canvas, lines, { x: box.x, y, width: box.width, size, leading })
}

function writeCaption(
  canvas: Canvas,
  { photo, box }: PlacedPhoto,
  unit: number,
  { captions }: DocumentText,
) {
  const caption = captions[photo] ?? ''
  if (caption === '') return
  const size = CAPTION.size * unit
  const place = {
    x: box.x,
    y: box.y + box.height + CAPTION.below * unit,
    size,
    ink: 'grey',
  } as const
  canvas.add(
    canvas.tag('Caption', () =>
      canvas.write('text', canvas.cut('text', caption, size, box.width), place),
    ),
  )
}

function writeFoot(
  canvas: Canvas,
  foot: Box,
  unit: number,
  { name, agency }: DocumentText,
  page: string,
) {
  const size = 6.5 * unit
  const y = foot.y + foot.height / 2
  const right = `${agency.name}   ${page}`
  const rightWidth = canvas.width('label', right, size)
  const left = canvas.cut('label', name, size, foot.width - rightWidth - size * 3)
  canvas.write('label', left, { x: foot.x, y, size })
  canvas.write('label', right, { x: foot.x + foot.width - rightWidth, y, size, ink: 'grey' })
}
