import { expect, it } from 'vitest'

import type { ListPdfOrder } from '#contract/panel/downloads.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { picture } from '../agency-folder/fresh-agency.fixture.ts'
import { createDocumentQueue } from './document-queue.ts'
import { downloadLimits } from './download-limits.ts'
import { createMakePdf } from './make-pdf.ts'
import type { OwnPicture } from './own-photos.ts'
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

/** Makes the PDF; returns how many pictures it has. `second` is shown where the first picture cannot be printed. */
async function picturesIn(
  printed: PrintPicture,
  limits = {},
  second: OwnPicture | null = null,
): Promise<number> {
  const all = { ...downloadLimits, ...limits }
  const store = createPrintStore(await freshFolder(), all)
  const queue = createDocumentQueue(all)
  const { makeListPdf } = createMakePdf({ store, printed, queue, limits: all })
  const pictures = covers.map((first) => ({ first, second }))
  const made = await makeListPdf(order, pictures, new AbortController().signal)
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

it('has the cover of a talent whose chosen frame cannot be printed', async () => {
  const shown: string[] = []
  const printed: PrintPicture = async (path) => {
    shown.push(path)
    return path === 'b' ? null : jpeg
  }
  const cover = { file: 'cover', width: 40, height: 30 }
  expect(await picturesIn(printed, {}, cover)).toBe(3)
  expect(new Set(shown.slice(-3))).toEqual(new Set(['a', 'cover', 'c']))
  expect(shown.filter((path) => path === 'cover')).toHaveLength(2) // scaled, then written
})

it('comes without pictures if none comes in time', async () => {
  expect(await picturesIn(() => new Promise(() => {}), { makeMs: 2_000 })).toBe(0)
})
