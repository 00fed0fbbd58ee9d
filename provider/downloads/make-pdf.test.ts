import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import type { PdfOrder } from '#contract/panel/downloads.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { picture } from '../agency-folder/fresh-agency.fixture.ts'
import { downloadLimits } from './download-limits.ts'
import { createDocumentQueue } from './document-queue.ts'
import { createMakePdf } from './make-pdf.ts'
import type { PrintPicture } from './print-pictures.ts'
import { createPrintStore } from './print-store.ts'

const photos = ['a', 'b', 'c'].map((file) => ({ file, width: 30, height: 40 }))
const order: PdfOrder = {
  talent: { id: 1, name: 'Lúcia' },
  gallery: photos.map((photo, id) => ({ id, caption: null, ...photo })),
  measures: {},
  template: 'house',
  mode: 'portfolio',
  language: 'pt',
  paper: 'a4',
  bleed: false,
  agency: { name: 'Vereda', email: '', phone: '', address: '' },
}
const never = new AbortController().signal
const jpeg = await picture('red', { format: 'jpeg' })

async function world(printed: PrintPicture, limits = {}) {
  const folder = await freshFolder()
  const store = createPrintStore(folder, downloadLimits)
  const all = { ...downloadLimits, ...limits }
  const { makePdf } = createMakePdf({
    store,
    printed,
    queue: createDocumentQueue(all),
    limits: all,
  })
  return {
    make: (signal = never, asked = order) => makePdf(asked, photos, signal),
    files: () => readdir(folder),
  }
}

it('is whole before anything of it is read, and leaves nothing on disk', async () => {
  const { make, files } = await world(async () => jpeg)
  const made = await make()
  expect(await files()).toEqual([])
  const chunks: Uint8Array[] = []
  for (let chunk = await made.next(); chunk !== null; chunk = await made.next()) chunks.push(chunk)
  await made.close()
  const bytes = Buffer.concat(chunks)
  expect(bytes.length).toBe(made.bytes)
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7[^]*%%EOF\s*$/)
})

it('is refused with the cover, and with the places behind it, that cannot be printed', async () => {
  const { make } = await world(async (path) => (path === 'c' ? jpeg : null))
  const errors = { cover: ['cannot be printed'], 'gallery.0': ['cannot be printed'] }
  const cover = { file: 'a', width: 30, height: 40 }
  await expect(make(never, { ...order, cover })).rejects.toMatchObject({ status: 422, errors })
})

it('is refused with the places of pictures that cannot be printed', async () => {
  const { make, files } = await world(async (path) => (path === 'b' ? null : jpeg))
  const errors = { 'gallery.1': ['cannot be printed'] }
  await expect(make()).rejects.toMatchObject({ status: 422, errors })
  expect(await files()).toEqual([])
})

it('waits behind two others, and is refused where too many wait', async () => {
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const { make } = await world(
    async (path) => {
      if (path === 'a') begun += 1
      await gate.promise
      return jpeg
    },
    { waiting: 1 },
  )
  const three = [make(), make(), make()]
  await expect(make()).rejects.toMatchObject({ status: 503 })
  expect(begun).toBe(2)
  gate.resolve()
  for (const made of await Promise.all(three)) await made.close()
})

it('is given up after its time, and so is one whose reader left: no further picture is scaled', async () => {
  const asked: string[] = []
  const gate = Promise.withResolvers<Uint8Array>()
  const printed: PrintPicture = (path) => {
    asked.push(path)
    return gate.promise
  }
  const late = await world(printed, { makeMs: 30, scaledAtOnce: 1 })
  await expect(late.make()).rejects.toMatchObject({ status: 503 })
  const left = await world(printed, { scaledAtOnce: 1 })
  await expect(left.make(AbortSignal.timeout(30))).rejects.toMatchObject({ status: 503 })
  gate.resolve(jpeg)
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
  expect(asked).toEqual(['a', 'a'])
})
