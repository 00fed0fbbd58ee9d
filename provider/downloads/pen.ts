import type PDFDocument from 'pdfkit'

import { type Face, type Faces, toRuns } from './faces.ts'
import { cutText } from './fit-text.ts'
import type { Box } from './paper.ts'

type Document = InstanceType<typeof PDFDocument>
type Tag = ReturnType<Document['struct']>
type TagOptions = { alt?: string; actual?: string; scope?: 'Row' }

export type Ink = 'ink' | 'grey'

/** Where a line of text begins: the left end of its baseline. */
export type TextPlace = { x: number; y: number; size: number; ink?: Ink }

/** Draws on the current page, in points from the upper left of the trimmed paper. */
export type Pen = {
  /** How wide a text is at a size. */
  width(face: Face, text: string, size: number): number
  /** Writes one line. */
  write(face: Face, text: string, place: TextPlace): void
  /** As much of a text as fits into a width. */
  cut(face: Face, text: string, size: number, width: number): string
  /** A hairline. */
  rule(x: number, y: number, width: number): void
  /** A white area. */
  clear(box: Box): void
  /** A JPEG in the middle of a box, whole or filling it; then of what is too high the upper part is kept: faces. */
  picture(jpeg: Uint8Array, box: Box, fit: 'whole' | 'filled'): void
  /** Something that is read, as a tag of the document's structure. */
  tag(type: string, content: (() => void) | Tag[], options?: TagOptions): Tag
  /** Adds a tag to the document, which draws it. */
  add(tag: Tag): void
  /** Something that is not read: lines, what repeats on every page. */
  artifact(draw: () => void): void
}

const colours: Readonly<Record<Ink, string>> = { ink: '#0b0b0b', grey: '#5f5f5f' }
const HAIRLINE = 0.4
const HAIRLINE_COLOUR = '#dddddd' // ink at 14 % on paper

/** Labels are set apart; the other faces as they are. In parts of the size. */
const spacing: Readonly<Record<Face, number>> = { title: -0.015, text: 0, label: 0.08 }

export function createPen(document: Document, faces: Faces, root: Tag): Pen {
  const fonts = new Set(Object.values(faces).flat())
  for (const { name, file } of fonts) document.registerFont(name, file)

  function width(face: Face, text: string, size: number): number {
    const runs = toRuns(text, faces[face])
    const options = { characterSpacing: spacing[face] * size }
    return runs.reduce(
      (total, run) =>
        total +
        document.font(run.font.name, size).widthOfString(run.text, options) +
        options.characterSpacing,
      0,
    )
  }

  return {
    width,
    write(face, text, { x, y, size, ink = 'ink' }) {
      let left = x
      for (const run of toRuns(text, faces[face])) {
        document.font(run.font.name, size).fillColor(colours[ink])
        const characterSpacing = spacing[face] * size
        const options = { characterSpacing, lineBreak: false, baseline: 'alphabetic' } as const
        document.text(run.text, left, y, options)
        left += document.widthOfString(run.text, { characterSpacing }) + characterSpacing
      }
    },
    cut: (face, text, size, most) => cutText(text, (some) => width(face, some, size) <= most),
    rule(x, y, length) {
      document.lineWidth(HAIRLINE).strokeColor(HAIRLINE_COLOUR)
      document
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
    },
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
