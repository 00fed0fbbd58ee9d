import type { CompositeLayout } from './composite-layout.ts'
import { drawContact } from './draw-contact.ts'
import { drawMeasures } from './draw-measures.ts'
import { fitText } from './fit-text.ts'
import type { Box, Page } from './paper.ts'
import type { Canvas } from './canvas.ts'
import type { DocumentText } from './document-text.ts'

const LABEL = { largest: 40, smallest: 16, lines: 3, leading: 1, inside: 16 }
const BACK = { name: 22, minNameSize: 11, rule: 29, table: 34, row: 13, size: 7.5 }
const MEASURES_SHARE = 0.66

/** The two sides of a composite, each with its pictures and the function that draws its text. */
export function compositePages(
  { front, back, unit }: CompositeLayout,
  words: DocumentText,
): Page[] {
  return [
    {
      pictures: front.picture === null ? [] : [front.picture],
      write: (canvas) => writeLabel(canvas, front.name, unit, words.name),
    },
    { pictures: back.pictures, write: (canvas) => writeBack(canvas, back.text, unit, words) },
  ]
}

/** Writes the name on a white label at the picture's lower left, legible on any picture. The label extends into the bleed. */
function writeLabel(canvas: Canvas, box: Box, unit: number, name: string) {
  const inside = LABEL.inside * unit
  const measure = (text: string, at: number) => canvas.width('title', text, at)
  const { lines, size } = fitText(
    name,
    {
      width: box.width - inside,
      lines: LABEL.lines,
      largest: LABEL.largest * unit,
      smallest: LABEL.smallest * unit,
    },
    measure,
  )
  const widest = Math.max(...lines.map((line) => measure(line, size)), 0)
  const leading = size * LABEL.leading
  const bottom = box.y + box.height
  const height = (lines.length - 1) * leading + size * 0.76 + 2 * inside
  const width = widest + box.x + inside
  const beyond = box.x // more than any bleed
  const isSeen = measure(name.replace(/\s/gu, ''), size) > 0 // not of a name that no font has
  canvas.artifact(() => {
    if (!isSeen) return
    canvas.clear({
      x: -beyond,
      y: bottom - height,
      width: width + beyond,
      height: height + beyond,
    })
  })
  const baseline = bottom - height + inside + size * 0.74
  const write = () =>
    lines.forEach((line, index) =>
      canvas.write('title', line, { x: box.x, y: baseline + index * leading, size }),
    )
  canvas.add(canvas.tag('H1', write, { actual: name }))
}

function writeBack(canvas: Canvas, box: Box, unit: number, words: DocumentText) {
  writeName(canvas, box, unit, words.name)
  canvas.artifact(() => canvas.rule(box.x, box.y + BACK.rule * unit, box.width))
  const top = box.y + BACK.table * unit
  const gap = 12 * unit
  const width = (box.width * MEASURES_SHARE - 2 * gap) / 2
  const height = box.y + box.height - top
  const perColumn = Math.ceil(words.measures.length / 2)
  const rowHeight = Math.min(BACK.row * unit, height / Math.max(perColumn, 1))
  const columns = [0, 1].map((index) => ({
    x: box.x + index * (width + gap),
    y: top,
    width,
    height,
  }))
  const size = Math.min(BACK.size * unit, rowHeight * 0.75)
  drawMeasures(canvas, words.measures, columns, {
    rowHeight,
    size,
    labelShare: 0.38,
    isRuled: false,
  })
  const left = box.width * MEASURES_SHARE
  writeContact(canvas, { x: box.x + left, y: top, width: box.width - left, height }, unit, words)
}

function writeName(canvas: Canvas, box: Box, unit: number, name: string) {
  const { lines, size } = fitText(
    name,
    { width: box.width, lines: 1, largest: BACK.name * unit, smallest: BACK.minNameSize * unit },
    (text, at) => canvas.width('title', text, at),
  )
  const [line = ''] = lines
  const place = { x: box.x, y: box.y + (BACK.name - 2) * unit, size }
  canvas.add(canvas.tag('H2', () => canvas.write('title', line, place), { actual: name }))
}

/** An address that is too long for a line has two; if they are too long, they are smaller. */
function writeContact(canvas: Canvas, box: Box, unit: number, { agency }: DocumentText) {
  const size = BACK.size * unit
  const room = { width: box.width, lines: 2, largest: size, smallest: size * 0.7 }
  const address = fitText(agency.address, room, (text, at) => canvas.width('text', text, at))
  const lines = [agency.name, agency.email, agency.phone, ...address.lines].filter(
    (text) => text !== '',
  )
  const leading = Math.min(BACK.row * unit, box.height / lines.length)
  const y = box.y + leading / 2 + size * 0.36
  drawContact(canvas, lines, { x: box.x, y, width: box.width, size, leading })
}
