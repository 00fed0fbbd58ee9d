import { expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { downloadLimits } from '#provider/downloads/download-limits.ts'
import { loadFonts } from '#provider/downloads/fonts.ts'
import { createPrintPictures } from '#provider/downloads/print-pictures.ts'
import { createPrintStore } from '#provider/downloads/print-store.ts'
import { draftOf, writePdf } from '#provider/downloads/write-pdf.ts'
import { doJob } from '#media/pictures/encode-picture.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { readPdf } from './read-pdf.ts'

const sizes = [
  { width: 3_000, height: 4_000 },
  { width: 4_000, height: 3_000 },
  { width: 600, height: 800 },
]
const order = {
  talent: { id: 1, name: 'Lúcia Prado' },
  gallery: sizes.map((size, id) => ({ id, file: 'x', caption: id === 1 ? 'Lume' : null, ...size })),
  measures: { Altura: '178 cm' },
  template: 'house',
  language: 'pt',
  bleed: true,
  agency: { name: 'Vereda', email: 'a@b.example', phone: '', address: '' },
} as const

async function made(mode: 'portfolio' | 'composite') {
  const media = await diskMediaStore(await freshFolder())
  for (const [index, size] of sizes.entries()) {
    await media.put(`${index}.jpg`, await picture('teal', { ...size, format: 'jpeg' }))
  }
  let scaled = 0
  const printed = createPrintPictures({
    media,
    store: createPrintStore(await freshFolder(), downloadLimits),
    limits: downloadLimits,
    scale: async (job) => {
      scaled += 1
      const answer = await doJob({ kind: 'print', maxPixels: 50_000_000, ...job })
      return answer.status === 'encoded' ? answer : { status: 'invalid' }
    },
  })
  const draft = draftOf({ ...order, mode, paper: mode === 'portfolio' ? 'a4' : 'a5' }, sizes)
  const write = async () => {
    const pages = writePdf(draft, await loadFonts(), async (placed) => {
      const jpeg = await printed(`${placed.photo}.jpg`, placed)
      if (jpeg === null) throw new Error('not printed')
      return jpeg
    })
    return readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(pages))))
  }
  return { first: await write(), again: await write(), scaled }
}

it.each(['portfolio', 'composite'] as const)(
  'a picture of a %s has 300 dots an inch, is never enlarged, and is scaled once',
  async (mode) => {
    const { first, again, scaled } = await made(mode)
    const dots = first.pages
      .flatMap(({ pictures }) => pictures)
      .map(({ width, points }) => (width / points) * 72)
    expect(dots).toHaveLength(3)
    const [one = 0, two = 0, small = 0] = dots
    for (const dpi of [one, two]) expect(Math.abs(dpi - 300)).toBeLessThan(2)
    expect(small).toBeLessThan(299)
    expect(again.pages).toEqual(first.pages)
    expect(scaled).toBe(3)
  },
)

it('a reader hears name, pictures with what they show, measures and contact, in this order', async () => {
  const { first } = await made('portfolio')
  expect(first.pages.map(({ tags }) => tags.join(' '))).toEqual([
    'Document Figure "Lúcia Prado, 1/3" H1 "Lúcia Prado" Table TR TH TD P',
    'Document Figure "Lúcia Prado, Lume, 2/3" Caption',
    'Document Figure "Lúcia Prado, 3/3"',
  ])
})
