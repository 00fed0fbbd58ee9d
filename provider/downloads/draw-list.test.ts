import PdfDocument from 'pdfkit'
import { expect, it } from 'vitest'

import { type Canvas, createCanvas } from './canvas.ts'
import { talentPart } from './draw-list.ts'
import { loadFonts } from './fonts.ts'

const page = { x: 0, y: 0, width: 841.89, height: 595.28 }
const measures = Object.fromEntries(
  ['Altura', 'Busto', 'Cintura', 'Quadril', 'Jeans', 'Sapato', 'Cabelo', 'Olhos', 'Terno'].map(
    (label) => [label, '90'],
  ),
)

/** The lines of a talent's page, with the heights of their baselines. */
async function linesOf(name: string, note: string) {
  const document = new PdfDocument({ autoFirstPage: false, tagged: true })
  document.addPage({ size: [page.width, page.height], margin: 0 })
  const root = document.struct('Document')
  document.addStructure(root)
  const lines: { text: string; y: number }[] = []
  const canvas: Canvas = {
    ...createCanvas(document, await loadFonts(), root),
    write: (_, text, { y }) => void lines.push({ text, y }),
  }
  const talent = { id: 7, name, measures, note }
  const listed = { index: 0, talent, cover: { width: 3, height: 4 }, language: 'pt' } as const
  talentPart(listed, page).write(canvas)
  return lines
}

it('a long note ends above the measures, also beneath a long name', async () => {
  const note = 'livre de terça a quinta, '.repeat(20)
  const lines = await linesOf('Sofia Clara Nunes Prado', note)
  const ofNote = lines.filter(({ text }) => text.includes('livre') || text.includes('quinta'))
  const [first] = lines.filter(({ text }) => text === 'ALTURA')
  expect(ofNote.length).toBeGreaterThan(2)
  expect(ofNote.at(-1)?.y).toBeLessThan((first?.y ?? 0) - 9)
  expect(ofNote.at(-1)?.text).toMatch(/…$/)
})
