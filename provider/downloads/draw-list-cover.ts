import type { ListPdfOrder } from '#contract/panel/downloads.ts'

import { drawContact } from './draw-contact.ts'
import { fitText } from './fit-text.ts'
import type { Size } from './paper.ts'
import type { Canvas } from './canvas.ts'

const MARGIN = 48
const BRAND = { size: 22, minSize: 12 }
const TITLE = { largest: 92, smallest: 26, lines: 4, leading: 1.02 }
const LINE = { size: 11, leading: 17, above: 26 }
const CONTACT = { size: 7.5, leading: 11, above: 34 }

/** The cover page of a list: brand at the top; title, lines and contact at the foot. */
export function drawListCover(canvas: Canvas, page: Size, order: ListPdfOrder) {
  const unit = Math.min(page.width, page.height) / 595.28
  const { title, lines, agency } = order
  const margin = MARGIN * unit
  const width = page.width - 2 * margin
  const measure = (text: string, size: number) => canvas.width('title', text, size)
  const brand = fitText(
    agency.name,
    { width, lines: 1, largest: BRAND.size * unit, smallest: BRAND.minSize * unit },
    measure,
  )
  const [name = ''] = brand.lines
  const brandY = margin + brand.size * 0.76
  canvas.add(
    canvas.tag('P', () => canvas.write('title', name, { x: margin, y: brandY, size: brand.size })),
  )

  const contact = [
    [agency.email, agency.phone].filter((text) => text !== '').join('   '),
    agency.address,
  ].filter((text) => text !== '')
  const contactTop = page.height - margin - contact.length * CONTACT.leading * unit
  const linesTop = contactTop - (CONTACT.above + lines.length * LINE.leading) * unit
  const smallest = TITLE.smallest * unit
  const fit = (largest: number) =>
    fitText(title, { width, lines: TITLE.lines, largest, smallest }, measure)
  const asLarge = fit(TITLE.largest * unit)
  const room = linesTop - LINE.above * unit - brandY - brand.size
  const isTooHigh = heightOf(asLarge.lines.length, asLarge.size) > room
  const fitted = isTooHigh ? fit(room / heightOf(TITLE.lines, 1)) : asLarge
  const leading = fitted.size * TITLE.leading
  const last = linesTop - LINE.above * unit - fitted.size * 0.24
  const first = last - (fitted.lines.length - 1) * leading
  const write = () =>
    fitted.lines.forEach((line, index) =>
      canvas.write('title', line, { x: margin, y: first + index * leading, size: fitted.size }),
    )
  canvas.add(canvas.tag('H1', write, { actual: title }))
  const size = LINE.size * unit
  drawContact(canvas, lines, {
    x: margin,
    y: linesTop + size,
    width,
    size,
    leading: LINE.leading * unit,
  })
  canvas.artifact(() => canvas.rule(margin, contactTop - 10 * unit, width))
  drawContact(canvas, ['', ...contact], {
    x: margin,
    y: contactTop + (CONTACT.size - CONTACT.leading) * unit,
    width,
    size: CONTACT.size * unit,
    leading: CONTACT.leading * unit,
  })
}

/** The height of a title with so many lines. */
function heightOf(lines: number, size: number): number {
  return size * (1 + (lines - 1) * TITLE.leading)
}
