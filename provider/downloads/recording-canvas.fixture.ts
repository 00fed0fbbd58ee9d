import PdfDocument from 'pdfkit'

import { type Canvas, createCanvas } from './canvas.ts'
import { loadFonts } from './fonts.ts'
import type { Size } from './paper.ts'

/** A canvas for a page, and the lines that are written there, with their baselines. */
export async function recordingCanvas({ width, height }: Size) {
  const document = new PdfDocument({ autoFirstPage: false, tagged: true })
  document.addPage({ size: [width, height], margin: 0 })
  const root = document.struct('Document')
  document.addStructure(root)
  const lines: { text: string; y: number; size: number }[] = []
  const canvas: Canvas = {
    ...createCanvas(document, await loadFonts(), root),
    write: (_, text, { y, size }) => void lines.push({ text, y, size }),
  }
  return { canvas, lines }
}
