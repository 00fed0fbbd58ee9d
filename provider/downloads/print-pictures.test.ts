import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'

import { downloadLimits } from './download-limits.ts'
import { createPrintPictures } from './print-pictures.ts'
import { createPrintStore } from './print-store.ts'

it('opens no picture while the disk is full: nobody would close it', async () => {
  const media = await diskMediaStore(await freshFolder())
  const opened: string[] = []
  const full = { bavail: 0, blocks: 1_000_000, bsize: 4096, files: 0, ffree: 0 }
  const printed = createPrintPictures({
    media: { ...media, get: async (path) => (opened.push(path), null) },
    store: createPrintStore(await freshFolder(), downloadLimits, Date.now, async () => full),
    scale: async () => ({ status: 'invalid' }),
    limits: downloadLimits,
  })
  const box = { x: 0, y: 0, width: 30, height: 40 }
  const printing = printed('ab/a.jpg', { photo: 0, box, fit: 'whole' })
  await expect(printing).rejects.toMatchObject({ status: 503 })
  expect(opened).toEqual([])
})
