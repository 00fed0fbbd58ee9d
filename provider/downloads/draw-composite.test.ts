import { expect, it } from 'vitest'

import { layOutComposite } from './composite-layout.ts'
import { compositePages } from './draw-composite.ts'
import { papers } from './paper.ts'
import { recordingCanvas } from './recording-canvas.fixture.ts'

/** The lines beneath the name on the back of a composite, and the lower end of their space. */
async function backWith(address: string) {
  const { canvas, lines } = await recordingCanvas(papers.a5)
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
