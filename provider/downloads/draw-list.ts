import { initialsOf } from '#agency/talent.ts'
import type { ListPdfOrder } from '#contract/panel/downloads.ts'

import { drawMeasures, type Row } from './draw-measures.ts'
import { leastHeightOf, writeMeasures, writeName } from './draw-portfolio.ts'
import { fitText } from './fit-text.ts'
import type { ListedTalent, TalentPart } from './list-draft.ts'
import type { ContactCell, ContactGrid } from './list-layout.ts'
import { layOutPortfolio } from './portfolio-layout.ts'
import type { Box, PhotoSize, Size } from './paper.ts'
import type { Canvas } from './canvas.ts'

type Listed = {
  index: number
  talent: ListedTalent
  /** The size of the cover; null if there is none. */
  cover: PhotoSize | null
  language: ListPdfOrder['language']
}

const NOTE = { size: 9, leading: 13, lines: 9, above: 24 }
const MIN_SHEET_ROW = 9

/** A talent with a whole page or half of one, laid out as a portfolio opens: the picture at the left, name and measures beside it. */
export function talentPart({ index, talent, cover, language }: Listed, box: Box): TalentPart {
  const size = cover ?? { width: null, height: null }
  const { opening, unit } = layOutPortfolio([size], box)
  const at = (inner: Box): Box => ({ ...inner, x: box.x + inner.x, y: box.y + inner.y })
  const placed = opening.picture
  const measures = rowsOf(talent, language)
  return {
    picture:
      placed === null || cover === null ? null : { ...placed, photo: index, box: at(placed.box) },
    write(canvas) {
      if (placed !== null && cover === null) drawInitials(canvas, at(placed.box), talent.name)
      const text = at(opening.text)
      const nameBottom = writeName(canvas, text, unit, talent.name, 'H2')
      const foot = 24 * unit // of the page's number
      const top = nameBottom + NOTE.above * unit
      const look = { size: NOTE.size * unit, leading: NOTE.leading * unit, ink: 'ink' } as const
      const bottom = text.y + text.height - foot
      const ofNote = { ...text, y: top, height: bottom - leastHeightOf(measures, unit) - top }
      const lines = Math.min(linesIn(ofNote, look), NOTE.lines)
      const noteBottom = writeParagraph(canvas, talent.note, ofNote, { ...look, lines })
      const room = { ...text, y: noteBottom, height: bottom - noteBottom }
      writeMeasures(canvas, room, unit, { measures })
    },
  }
}

/** A talent of a contact sheet: the picture, cut to three by four; the name; measures; and the note in the space that is left. */
export function contactCell(
  { index, talent, cover, language }: Listed,
  { picture, text }: ContactCell,
  { unit, name, size }: ContactGrid,
): TalentPart {
  const look = { size: size * unit, leading: size * unit * 1.28 }
  return {
    picture: cover === null ? null : { photo: index, box: picture, fit: 'filled' },
    write(canvas) {
      if (cover === null) drawInitials(canvas, picture, talent.name)
      const nameSize = name * unit
      const line = canvas.fit('text', talent.name, nameSize, text.width)
      const place = { x: text.x, y: text.y + nameSize, size: line.size }
      const write = () => canvas.write('text', line.text, place)
      canvas.add(canvas.tag('H2', write, { actual: talent.name }))
      const room = { ...text, y: place.y + nameSize * 0.45, height: text.height - nameSize * 1.45 }
      const rows = rowsOf(talent, language)
      const bottom = hasTable(room, rows, unit)
        ? writeTable(canvas, room, rows, look)
        : writeLines(
            canvas,
            measureLines(canvas, talent, room.width, look.size).slice(0, linesIn(room, look)),
            room,
            { ...look, ink: 'grey' },
          )
      const rest = { ...room, y: bottom, height: room.y + room.height - bottom }
      writeParagraph(canvas, talent.note, rest, { ...look, lines: linesIn(rest, look), ink: 'ink' })
    },
  }
}

function hasTable({ width, height }: Box, rows: readonly Row[], unit: number): boolean {
  return width > 140 * unit && height >= rows.length * MIN_SHEET_ROW * unit
}

function writeTable(
  canvas: Canvas,
  room: Box,
  rows: readonly Row[],
  { size, leading }: { size: number; leading: number },
): number {
  const rowHeight = leading * 1.05
  drawMeasures(canvas, rows, [room], { rowHeight, size, labelShare: 0.36, isRuled: false })
  return room.y + rows.length * rowHeight + leading * 0.3
}

function linesIn({ height }: Box, { leading }: { leading: number }): number {
  return Math.max(Math.floor(height / leading), 0)
}

/** Labels in capitals by the rules of the language, as in a portfolio. */
function rowsOf({ measures }: ListedTalent, language: string): Row[] {
  return Object.entries(measures).map(([label, value]) => [
    label.toLocaleUpperCase(language),
    value,
  ])
}

/** Measures as lines of text; a measure is not broken. */
function measureLines(canvas: Canvas, { measures }: ListedTalent, width: number, size: number) {
  const lines: string[] = []
  for (const [label, value] of Object.entries(measures)) {
    const measure = `${label} ${value}`
    const longer = `${lines.at(-1)} · ${measure}`
    if (lines.length > 0 && canvas.width('text', longer, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(canvas.cut('text', measure, size, width))
  }
  return lines
}

type ParagraphLook = { size: number; leading: number; lines: number; ink: 'ink' | 'grey' }

/** Writes a text in lines, cut at the last one. Returns its lower end; that of an empty text is its upper end. */
function writeParagraph(
  canvas: Canvas,
  text: string,
  { x, y, width }: Box,
  { size, leading, lines: most, ink }: ParagraphLook,
): number {
  if (text.trim() === '' || most === 0) return y
  const room = { width, lines: most, largest: size, smallest: size }
  const { lines } = fitText(text, room, (some, at) => canvas.width('text', some, at))
  return writeLines(canvas, lines, { x, y }, { size, leading, ink })
}

/** Writes lines of one paragraph. Returns its lower end. */
function writeLines(
  canvas: Canvas,
  lines: readonly string[],
  { x, y }: Pick<Box, 'x' | 'y'>,
  { size, leading, ink }: Omit<ParagraphLook, 'lines'>,
): number {
  if (lines.length === 0) return y
  const write = () =>
    lines.forEach((line, index) =>
      canvas.write('text', line, { x, y: y + size + index * leading, size, ink }),
    )
  canvas.add(canvas.tag('P', write))
  return y + (lines.length + 0.3) * leading
}

/** The place of a picture that there is not, as on the site: an outline with the initials. */
function drawInitials(canvas: Canvas, box: Box, name: string) {
  const initials = initialsOf(name)
  const size = box.width / 4
  const width = canvas.width('title', initials, size)
  canvas.artifact(() => {
    canvas.outline(box)
    const x = box.x + (box.width - width) / 2
    canvas.write('title', initials, {
      x,
      y: box.y + box.height / 2 + size * 0.35,
      size,
      ink: 'grey',
    })
  })
}

type SheetHead = {
  trim: Size
  isSheet: boolean
  title: string
  agency: ListPdfOrder['agency']
  page: string
}

/** Brand and page number at the lower right; on a contact sheet also the list's title and the brand at the top. */
export function writeSheetHead(canvas: Canvas, head: SheetHead) {
  const { trim, isSheet, title, agency, page } = head
  const unit = Math.min(trim.width, trim.height) / 595.28
  const size = 6.5 * unit
  const margin = 36 * unit
  const right = isSheet ? page : `${agency.name}   ${page}`
  const width = canvas.width('label', right, size)
  const y = trim.height - (isSheet ? 22 : 30) * unit
  const place = { x: trim.width - margin - width, y, size, ink: 'grey' } as const
  canvas.write('label', right, place)
  if (!isSheet) return
  const brand = canvas.cut('label', agency.name, size, trim.width / 3)
  const brandWidth = canvas.width('label', brand, size)
  const most = trim.width - 2 * margin - brandWidth - 3 * size
  canvas.write('label', canvas.cut('label', title, size, most), { x: margin, y: margin, size })
  canvas.write('label', brand, {
    x: trim.width - margin - brandWidth,
    y: margin,
    size,
    ink: 'grey',
  })
}
