import { expect, it } from 'vitest'

import type { ListPdfOrder } from '#contract/panel/downloads.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { picture } from '../agency-folder/fresh-agency.fixture.ts'
import { createDocumentQueue } from './document-queue.ts'
import { downloadLimits } from './download-limits.ts'
import { createMakePdf } from './make-pdf.ts'
import type { PrintPicture } from './print-pictures.ts'
import { createPrintStore } from './print-store.ts'

const jpeg = await picture('red', { format: 'jpeg' })
const covers = ['a', 'b', 'c'].map((file) => ({ file, width: 30, height: 40 }))
const order: ListPdfOrder = {
  title: 'Verão',
  lines: ['Para Osklen'],
  perPage: '1',
  language: 'pt',
  paper: 'a4',
  agency: { name: 'Vereda', email: '', phone: '', address: '' },
  talents: covers.map((cover, id) => ({ id, name: 'Lúcia', cover, measures: {}, note: '' })),
}

/** Makes the PDF; returns how many pictures it has. */
async function picturesIn(printed: PrintPicture, limits = {}): Promise<number> {
  const all = { ...downloadLimits, ...limits }
  const store = createPrintStore(await freshFolder(), all)
  const queue = createDocumentQueue(all)
  const { makeListPdf } = createMakePdf({ store, printed, queue, limits: all })
  const made = await makeListPdf(order, covers, new AbortController().signal)
  const chunks: Uint8Array[] = []
  for (let chunk = await made.next(); chunk !== null; chunk = await made.next()) chunks.push(chunk)
  await made.close()
  return Buffer.concat(chunks).toString('latin1').split('/Subtype /Image').length - 1
}

it('has the picture of each talent', async () => {
  expect(await picturesIn(async () => jpeg)).toBe(3)
})

it('loses one picture, not the document, to a file that cannot be printed, an error, or a service that hangs', async () => {
  const without: PrintPicture[] = [
    async () => null,
    () => Promise.reject(new Error('the store is away')),
    () => new Promise(() => {}),
  ]
  for (const fails of without) {
    const printed: PrintPicture = (path, placed) =>
      path === 'b' ? fails(path, placed) : Promise.resolve(jpeg)
    expect(await picturesIn(printed, { pictureMs: 20 })).toBe(2)
  }
})

it('comes without pictures if none comes in time', async () => {
  expect(await picturesIn(() => new Promise(() => {}), { makeMs: 2_000 })).toBe(0)
})
