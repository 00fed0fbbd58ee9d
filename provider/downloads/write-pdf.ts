import type PdfDocument from 'pdfkit'

import type { PdfOrder } from '#contract/panel/downloads.ts'

import { layOutComposite } from './composite-layout.ts'
import { compositePages } from './draw-composite.ts'
import { portfolioPages } from './draw-portfolio.ts'
import type { Fonts } from './fonts.ts'
import type { Page, PhotoSize, PlacedPhoto } from './page.ts'
import { bledBox, type Size, surroundOf, trimOf } from './paper.ts'
import { createCanvas, type Canvas } from './canvas.ts'
import { layOutPortfolio } from './portfolio-layout.ts'
import { type DocumentText, documentTextOf } from './document-text.ts'

/** A document before it is drawn: its text, its pages, and their trimmed size. */
export type Draft = { order: PdfOrder; words: DocumentText; pages: readonly Page[]; trim: Size }

/** Lays out a document. `sizes` are the sizes of the order's photos in pixels. */
export function draftOf(order: PdfOrder, sizes: readonly PhotoSize[]): Draft {
  const words = documentTextOf(order)
  const trim = trimOf(order)
  const pages =
    order.mode === 'portfolio'
      ? portfolioPages(layOutPortfolio(sizes, trim), words)
      : compositePages(
          layOutComposite({ photos: sizes, measureCount: words.measures.length }, trim),
          words,
        )
  return { order, words, pages, trim }
}

/** The boxes of the pictures, in the order of the photos, including the bleed. */
export function pictureBoxes({ order, pages, trim }: Draft): PlacedPhoto[] {
  const { bleed } = surroundOf(order)
  return pages.flatMap(({ pictures }) =>
    pictures.map((placed) => {
      const box = bledBox(placed.box, trim, bleed)
      // the bleed on three sides changes the box's ratio: the picture fills it, or a white edge would show in the bleed
      return { ...placed, box, fit: box.width === placed.box.width ? placed.fit : 'filled' }
    }),
  )
}

/**
 * Writes a document as tagged PDF, with language and title, page by page: at most one page's pictures are in memory. `printed`
 * returns the JPEG of a photo for its box.
 */
export async function* writePdf(
  draft: Draft,
  fonts: Fonts,
  printed: (placed: PlacedPhoto) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { order, words, pages, trim } = draft
  const { default: PDFDocument } = await import('pdfkit') // loaded late: large, and rarely used
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languageTags[order.language],
    info: { Title: order.talent.name, Author: order.agency.name, Creator: order.agency.name },
  })
  const root = document.struct('Document')
  document.addStructure(root)
  const canvas = createCanvas(document, fonts, root)
  const boxes = pictureBoxes(draft)
  for (const { pictures, write } of pages) {
    const { sheet, bleed } = surroundOf(order)
    document.addPage({ size: [trim.width + 2 * sheet, trim.height + 2 * sheet], margin: 0 })
    document.save().translate(sheet, sheet)
    for (const { photo } of pictures) {
      const placed = boxes.find((each) => each.photo === photo)
      if (placed === undefined) continue
      const jpeg = await printed(placed)
      canvas.add(
        canvas.tag('Figure', () => canvas.picture(jpeg, placed.box, placed.fit), {
          alt: words.alts[photo] ?? words.name,
        }),
      )
    }
    write(canvas)
    document.restore()
    if (sheet > 0) markTrim(document, canvas, trim, { sheet, bleed })
    yield* takeWritten(document)
  }
  root.end()
  document.end()
  yield* takeWritten(document)
}

const languageTags = { pt: 'pt-BR', en: 'en', es: 'es' } as const

type Document = InstanceType<typeof PdfDocument>

/** Takes the bytes that PDFKit has written so far. It writes synchronously, into a stream with no other reader. */
function* takeWritten(document: Document): Generator<Uint8Array> {
  for (;;) {
    const chunk: unknown = document.read()
    if (!(chunk instanceof Uint8Array)) return
    yield chunk
  }
}

/** Marks where to cut, by the page's boxes and by crop marks outside the bleed. */
function markTrim(
  document: Document,
  canvas: Canvas,
  { width, height }: Size,
  { sheet, bleed }: { sheet: number; bleed: number },
) {
  const boxOf = (around: number) => [
    sheet - around,
    sheet - around,
    sheet + width + around,
    sheet + height + around,
  ]
  Object.assign(document.page.dictionary.data, { TrimBox: boxOf(0), BleedBox: boxOf(bleed) })
  const reach = sheet - bleed
  canvas.artifact(() => {
    document.lineWidth(0.25).strokeColor('#000000')
    for (const x of [sheet, sheet + width]) {
      document.moveTo(x, 0).lineTo(x, reach).stroke()
      document
        .moveTo(x, 2 * sheet + height - reach)
        .lineTo(x, 2 * sheet + height)
        .stroke()
    }
    for (const y of [sheet, sheet + height]) {
      document.moveTo(0, y).lineTo(reach, y).stroke()
      document
        .moveTo(2 * sheet + width - reach, y)
        .lineTo(2 * sheet + width, y)
        .stroke()
    }
  })
}
