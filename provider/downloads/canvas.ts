import type PDFDocument from 'pdfkit'

import { type Fonts, type TextStyle, toRuns } from './fonts.ts'
import { cutText } from './fit-text.ts'
import type { Box } from './paper.ts'

type Document = InstanceType<typeof PDFDocument>
type Tag = ReturnType<Document['struct']>
type TagOptions = { alt?: string; actual?: string; scope?: 'Row' }

type Ink = 'ink' | 'grey'

/** Where a line of text begins: the left end of its baseline. */
type TextPlace = { x: number; y: number; size: number; ink?: Ink }

/** Draws on the current page, in points from the upper left corner of the trimmed paper. */
export type Canvas = {
  /** Width of a text at a font size. */
  width(style: TextStyle, text: string, size: number): number
  /** Writes one line. */
  write(style: TextStyle, text: string, place: TextPlace): void
  /** Cuts a text to a width. */
  cut(style: TextStyle, text: string, size: number, width: number): string
  /** Makes a text smaller until it fits a width, down to seven tenths of its size; then cuts it. */
  fit(style: TextStyle, text: string, size: number, width: number): { text: string; size: number }
  /** Draws a hairline. */
  rule(x: number, y: number, width: number): void
  /** Draws the outline of an area, as a hairline. */
  outline(box: Box): void
  /** Draws a white area. */
  clear(box: Box): void
  /** Draws a JPEG in a box: whole and centred, or filling it. */
  picture(jpeg: Uint8Array, box: Box, fit: 'whole' | 'filled'): void
  /** Creates tagged content, which a screen reader reads. */
  tag(type: string, content: (() => void) | Tag[], options?: TagOptions): Tag
  /** Adds a tag to the document, and so draws it. */
  add(tag: Tag): void
  /** Draws content that a screen reader skips: lines, and content that repeats on every page. */
  artifact(draw: () => void): void
}

const colours: Readonly<Record<Ink, string>> = { ink: '#0b0b0b', grey: '#5f5f5f' }
const HAIRLINE = 0.4
const HAIRLINE_COLOUR = '#dddddd' // ink at 14 % on paper

/** The letter-spacing of each style, as a fraction of the font size. */
const spacing: Readonly<Record<TextStyle, number>> = { title: -0.015, text: 0, label: 0.08 }

/** How small a text may become so that it fits, as a share of its size, and how inexact the sum of a text's width is, in points. */
const LEAST_SHARE = 0.7
const ROUNDING = 0.01

export function createCanvas(document: Document, fonts: Fonts, root: Tag): Canvas {
  const distinct = new Set(Object.values(fonts).flat())
  for (const { name, file } of distinct) document.registerFont(name, file)

  return {
    ...textFitting(document, fonts),
    write(style, text, { x, y, size, ink = 'ink' }) {
      let left = x
      for (const run of toRuns(text, fonts[style])) {
        document.font(run.font.name, size).fillColor(colours[ink])
        const characterSpacing = spacing[style] * size
        const options = { characterSpacing, lineBreak: false, baseline: 'alphabetic' } as const
        document.text(run.text, left, y, options)
        left += document.widthOfString(run.text, { characterSpacing }) + characterSpacing
      }
    },
    rule(x, y, length) {
      document.lineWidth(HAIRLINE).strokeColor(HAIRLINE_COLOUR)
      document
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
    },
    outline: ({ x, y, width: across, height }) =>
      void document
        .lineWidth(HAIRLINE)
        .strokeColor(HAIRLINE_COLOUR)
        .rect(x, y, across, height)
        .stroke(),
    clear: ({ x, y, width: across, height }) =>
      void document.rect(x, y, across, height).fill('#ffffff'),
    picture: (jpeg, box, fit) => drawPicture(document, jpeg, box, fit),
    tag: (type, content, options = {}) => document.struct(type, options, content),
    add: (tag) => void root.add(tag),
    artifact(draw) {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
  }
}

function drawPicture(document: Document, jpeg: Uint8Array, box: Box, fit: 'whole' | 'filled') {
  const { x, y, width, height } = box
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  document.save().rect(x, y, width, height).clip()
  if (fit === 'whole') {
    document.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  } else document.image(bytes, x, y, { cover: [width, height], align: 'center' })
  document.restore()
}

/** Measures texts, and fits them into a width. */
function textFitting(document: Document, fonts: Fonts): Pick<Canvas, 'width' | 'cut' | 'fit'> {
  function width(style: TextStyle, text: string, size: number): number {
    const runs = toRuns(text, fonts[style])
    const options = { characterSpacing: spacing[style] * size }
    return runs.reduce(
      (total, run) =>
        total +
        document.font(run.font.name, size).widthOfString(run.text, options) +
        options.characterSpacing,
      0,
    )
  }

  function cut(style: TextStyle, text: string, size: number, most: number): string {
    return cutText(text, (some) => width(style, some, size) <= most + ROUNDING)
  }

  return {
    width,
    cut,
    fit(style, text, size, most) {
      const share = Math.min(1, most / width(style, text, size)) // a width grows with the size
      const fitted = size * Math.max(share, LEAST_SHARE)
      return { text: cut(style, text, fitted, most), size: fitted }
    },
  }
}
