import PdfDocument from 'pdfkit'
import { expect, it } from 'vitest'

import { type Canvas, createCanvas } from './canvas.ts'
import { layOutComposite } from './composite-layout.ts'
import { compositePages } from './draw-composite.ts'
import { loadFonts } from './fonts.ts'
import { papers } from './paper.ts'

/** The lines on the back of a composite, with the heights of their baselines. */
async function backWith(address: string) {
  const { width, height } = papers.a5
  const document = new PdfDocument({ autoFirstPage: false, tagged: true })
  document.addPage({ size: [width, height], margin: 0 })
  const root = document.struct('Document')
  document.addStructure(root)
  const lines: { text: string; y: number }[] = []
  const canvas: Canvas = {
    ...createCanvas(document, await loadFonts(), root),
    write: (_, text, { y }) => void lines.push({ text, y }),
  }
  const agency = { name: 'Vereda', email: 'a@b.example', phone: '+55 (11) 5550-0140', address }
  const layout = layOutComposite({ photos: [], measureCount: 0 }, papers.a5)
  const words = { name: 'Ana', measures: [], captions: [], alts: [], agency }
  compositePages(layout, words)[1]?.write(canvas)
  return { lines: lines.slice(1), bottom: layout.back.text.y + layout.back.text.height }
}

it('a composite has the agency’s whole address, in two lines if one is too short', async () => {
  const address = 'Alameda Ministro Rocha Azevedo, 912, sala 71, São Paulo'
  const { lines, bottom } = await backWith(address)
  const texts = lines.map(({ text }) => text)
  expect(texts.slice(0, 3)).toEqual(['Vereda', 'a@b.example', '+55 (11) 5550-0140'])
  expect(texts.slice(3).join(' ')).toBe(address)
  expect(lines.at(-1)?.y).toBeLessThan(bottom)
  expect((await backWith('Rua X, 1')).lines).toHaveLength(4)
  expect((await backWith('')).lines).toHaveLength(3)
})
