import { expect, it } from 'vitest'

import { drawListCover } from './draw-list-cover.ts'
import { talentPart } from './draw-list.ts'
import { listPageOf } from './list-layout.ts'
import { papers } from './paper.ts'
import { recordingCanvas } from './recording-canvas.fixture.ts'

const page = listPageOf('1', papers.a4)
const labels = [
  'Altura',
  'Busto',
  'Cintura',
  'Quadril',
  'Jeans',
  'Sapato',
  'Cabelo',
  'Olhos',
  'Terno',
]
const measures = Object.fromEntries(labels.map((label) => [label, '90']))

it('a long note ends above the measures, also beneath a long name', async () => {
  const { canvas, lines } = await recordingCanvas(page)
  const note = 'livre de terça a quinta, '.repeat(20)
  const talent = { id: 7, name: 'Sofia Clara Nunes Prado', measures, note }
  const listed = { index: 0, talent, cover: { width: 3, height: 4 }, language: 'pt' } as const
  talentPart(listed, { x: 0, y: 0, ...page }).write(canvas)
  const ofNote = lines.filter(({ text }) => text.includes('livre') || text.includes('quinta'))
  const first = lines.find(({ text }) => text === 'ALTURA')
  expect(ofNote.length).toBeGreaterThan(2)
  expect(ofNote.at(-1)?.y).toBeLessThan((first?.y ?? 0) - 9)
  expect(ofNote.at(-1)?.text).toMatch(/…$/)
})

it.each(['Verão', 'Campanha Primavera/Verão Internacional Masculina 2027', 'x'.repeat(80)])(
  'the title “%s” of a list lies between the brand and the lines beneath it',
  async (title) => {
    const { canvas, lines } = await recordingCanvas(page)
    const agency = { name: 'Vereda', email: 'a@b.example', phone: '+55', address: 'Rua X' }
    drawListCover(canvas, page, {
      title,
      lines: ['Para Osklen', '12 talentos', '29 de novembro de 2026'],
      perPage: '1',
      language: 'pt',
      paper: 'a4',
      agency,
      talents: [],
    })
    const brand = lines.findIndex(({ text }) => text === 'Vereda')
    const client = lines.findIndex(({ text }) => text === 'Para Osklen')
    const ofTitle = lines.filter((_, index) => index !== brand && index < client)
    const [first, last] = [ofTitle[0], ofTitle.at(-1)]
    expect((first?.y ?? 0) - (first?.size ?? 0)).toBeGreaterThan(lines[brand]?.y ?? Infinity)
    expect(last?.y).toBeLessThan((lines[client]?.y ?? 0) - 11)
  },
)
