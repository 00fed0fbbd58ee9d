import { expect, it } from 'vitest'

import { eyeColours, hairColours } from '../talents/colours.ts'
import { layOutComposite } from './composite-layout.ts'
import { compositePages } from './draw-composite.ts'
import type { Row } from './draw-measures.ts'
import { papers } from './paper.ts'
import { recordingCanvas } from './recording-canvas.fixture.ts'

/** The lines beneath the name on the back of a composite, and the lower end of their space. */
async function backWith(address: string, measures: readonly Row[] = [], email = 'a@b.example') {
  const { canvas, lines } = await recordingCanvas(papers.a5)
  const agency = { name: 'Vereda', email, phone: '+55 (11) 5550-0140', address }
  const layout = layOutComposite({ photos: [], measureCount: measures.length }, papers.a5)
  const words = { name: 'Ana', measures, captions: [], alts: [], agency }
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

it('a composite has a very long address whole, in two lines, all contact in one smaller size', async () => {
  const address =
    'Alameda Ministro Rocha Azevedo, 912, sala 71, Jardim Paulista, São Paulo, 01410-002'
  const { lines, bottom } = await backWith(address)
  expect(
    lines
      .slice(3)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(address)
  expect(lines.at(-1)?.y).toBeLessThan(bottom)
  expect(new Set(lines.map(({ size }) => size)).size).toBe(1)
})

it('a composite has each colour of the lists and each label whole, all labels in one size', async () => {
  const hair = hairColours.flatMap(Object.values<string>)
  const eyes = eyeColours.flatMap(Object.values<string>)
  for (const colour of [...hair, ...eyes]) {
    const measures: Row[] = ['ESTATURA', 'QUADRIL', 'CALZADO', 'CABELLO'].map((each) => [
      each,
      colour,
    ])
    const { lines } = await backWith('', measures)
    const [labels, others] = [
      lines.filter(({ text }) => measures.some(([label]) => label === text)),
      lines.filter(({ text }) => text === colour),
    ]
    expect([labels.length, others.length]).toEqual([4, 4])
    expect(new Set(labels.map(({ size }) => size)).size).toBe(1)
  }
})

it('a composite has a long e-mail address whole: nobody could write to half of it', async () => {
  const email = 'atendimento.internacional@veredamodelos.example'
  const { lines } = await backWith('', [], email)
  expect(lines.map(({ text }) => text)).toContain(email)
})
