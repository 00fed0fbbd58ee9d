import { drawContact } from './draw-contact.ts'
import { drawMeasures } from './draw-measures.ts'
import { fitText } from './fit-text.ts'
import type { Leaf } from './leaf.ts'
import type { Box } from './paper.ts'
import type { Pen } from './pen.ts'
import type { Placed } from './placed.ts'
import type { PortfolioLayout } from './portfolio-layout.ts'
import type { Words } from './words.ts'

const NAME = { largest: 76, smallest: 22, lines: 4, leading: 1.02 }
const ROW = { highest: 21, lowest: 11, size: 9.5 }
const MOST_ROWS_IN_COLUMN = 12
const CONTACT = { size: 7.5, leading: 11, above: 24 }
const CAPTION = { size: 7.5, below: 11 }

/** A portfolio's pages, each with what draws it. */
export function portfolioLeaves({ opening, sheets, unit }: PortfolioLayout, words: Words): Leaf[] {
  const total = sheets.length + 1
  return [
    {
      pictures: opening.picture === null ? [] : [opening.picture],
      write: (pen) => writeOpening(pen, opening.text, unit, words),
    },
    ...sheets.map(({ pictures, foot }, index) => ({
      pictures,
      write: (pen: Pen) => {
        for (const placed of pictures) writeCaption(pen, placed, unit, words)
        pen.artifact(() => writeFoot(pen, foot, unit, words, `${index + 2} / ${total}`))
      },
    })),
  ]
}

function writeOpening(pen: Pen, box: Box, unit: number, words: Words) {
  const nameBottom = writeName(pen, box, unit, words.name)
  const contact = contactLines(words)
  const contactTop = box.y + box.height - contact.length * CONTACT.leading * unit
  const above = CONTACT.above * unit
  const room = { ...box, y: nameBottom + above, height: contactTop - nameBottom - 2 * above }
  writeMeasures(pen, room, unit, words)
  writeContact(pen, { ...box, y: contactTop }, unit, contact)
}

/** At the foot of the room that is left for them. */
function writeMeasures(pen: Pen, room: Box, unit: number, { measures }: Words) {
  const columnCount = measures.length > MOST_ROWS_IN_COLUMN ? 2 : 1
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
  drawMeasures(pen, measures, columns, { rowHeight, size, labelShare: 0.4, isRuled: true })
}

/** @returns where the name ends. */
function writeName(pen: Pen, box: Box, unit: number, name: string): number {
  const { lines, size } = fitText(
    name,
    {
      width: box.width,
      lines: NAME.lines,
      largest: NAME.largest * unit,
      smallest: NAME.smallest * unit,
    },
    (text, at) => pen.width('title', text, at),
  )
  const leading = size * NAME.leading
  const baseline = box.y + size * 0.76
  const write = () =>
    lines.forEach((line, index) =>
      pen.write('title', line, { x: box.x, y: baseline + index * leading, size }),
    )
  pen.add(pen.tag('H1', write, { actual: name }))
  return baseline + (lines.length - 1) * leading + size * 0.24
}

function contactLines({ agency }: Words): string[] {
  const reach = [agency.email, agency.phone].filter((text) => text !== '').join('   ')
  return [agency.name, reach, agency.address].filter((text) => text !== '')
}

function writeContact(pen: Pen, box: Box, unit: number, lines: readonly string[]) {
  const [size, leading] = [CONTACT.size * unit, CONTACT.leading * unit]
  const y = box.y + 0.8 * leading
  drawContact(pen, lines, { x: box.x, y, width: box.width, size, leading })
}

function writeCaption(pen: Pen, { frame, box }: Placed, unit: number, { captions }: Words) {
  const caption = captions[frame] ?? ''
  if (caption === '') return
  const size = CAPTION.size * unit
  const place = {
    x: box.x,
    y: box.y + box.height + CAPTION.below * unit,
    size,
    ink: 'grey',
  } as const
  pen.add(
    pen.tag('Caption', () => pen.write('text', pen.cut('text', caption, size, box.width), place)),
  )
}

function writeFoot(pen: Pen, foot: Box, unit: number, { name, agency }: Words, page: string) {
  const size = 6.5 * unit
  const y = foot.y + foot.height / 2
  const right = `${agency.name}   ${page}`
  const rightWidth = pen.width('label', right, size)
  const left = pen.cut('label', name, size, foot.width - rightWidth - size * 3)
  pen.write('label', left, { x: foot.x, y, size })
  pen.write('label', right, { x: foot.x + foot.width - rightWidth, y, size, ink: 'grey' })
}
