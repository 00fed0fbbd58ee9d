import type PdfDocument from 'pdfkit'

import type { PdfOrder } from '#contract/panel/downloads.ts'

import { layOutComposite } from './composite-layout.ts'
import { compositePages } from './draw-composite.ts'
import { portfolioPages } from './draw-portfolio.ts'
import type { Fonts } from './fonts.ts'
import {
  bledBox,
  type Page,
  type PhotoSize,
  type PlacedPhoto,
  type Size,
  surroundOf,
  trimOf,
} from './paper.ts'
import { createCanvas, type Canvas } from './canvas.ts'
import { layOutPortfolio } from './portfolio-layout.ts'
import { documentTextOf } from './document-text.ts'

/** A document before it is drawn: what it says of itself, its pages, their trimmed size, and what a reader hears of each photo. */
export type Draft = {
  title: string
  author: string
  language: PdfOrder['language']
  pages: readonly Page[]
  trim: Size
  /** How far pictures at the page's edges, and the sheet, extend beyond the trimmed page. */
  surround: { bleed: number; sheet: number }
  alts: readonly string[]
}

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
  return {
    title: order.talent.name,
    author: order.agency.name,
    language: order.language,
    pages,
    trim,
    surround: surroundOf(order),
    alts: words.alts,
  }
}

/** The boxes of the pictures, in the order of the photos, including the bleed. */
export function pictureBoxes({ pages, trim, surround: { bleed } }: Draft): PlacedPhoto[] {
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
  const { title, author, language, pages, trim, alts } = draft
  const { sheet, bleed } = draft.surround
  const { default: PDFDocument } = await import('pdfkit') // loaded late: large, and rarely used
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languageTags[language],
    info: { Title: title, Author: author, Creator: author },
  })
  const root = document.struct('Document')
  document.addStructure(root)
  const canvas = createCanvas(document, fonts, root)
  const boxes = pictureBoxes(draft)
  for (const { pictures, write } of pages) {
    document.addPage({ size: [trim.width + 2 * sheet, trim.height + 2 * sheet], margin: 0 })
    document.save().translate(sheet, sheet)
    for (const { photo } of pictures) {
      const placed = boxes.find((each) => each.photo === photo)
      if (placed === undefined) continue
      const jpeg = await printed(placed)
      canvas.add(
        canvas.tag('Figure', () => canvas.picture(jpeg, placed.box, placed.fit), {
          alt: alts[photo] ?? title,
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
