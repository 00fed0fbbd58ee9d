import { expect, it } from 'vitest'

import type { ZipOrder } from '#contract/panel/downloads.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import type { StoredMedia } from '#storage/media-store.ts'

import { createDocumentQueue } from './document-queue.ts'
import { downloadLimits } from './download-limits.ts'
import { createMakeZip } from './make-zip.ts'

it('lets go of a file that comes when its reader has left', async () => {
  const media = await diskMediaStore(await freshFolder())
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const file = Promise.withResolvers<StoredMedia>()
  const makeZip = createMakeZip({
    media: { ...media, size: async () => 3, get: () => (ask(), file.promise) },
    printed: async () => null,
    queue: createDocumentQueue(downloadLimits),
    limits: downloadLimits,
  })
  const photo = { id: 1, file: 'ab/a.jpg', width: null, height: null }
  const order: ZipOrder = {
    talent: { id: 7, name: 'Lúcia' },
    gallery: [{ ...photo, caption: null }],
    format: 'original',
    language: 'pt',
  }
  const { signal } = new AbortController()
  const archive = await makeZip(order, [{ ...photo, album: 2, number: 1 }], signal)
  const reading = archive.next().catch(() => null)
  await asked
  await archive.close()
  await reading
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({ cancel: () => void (isCancelled = true) })
  file.resolve({ size: 3, part: { first: 0, last: 2 }, body })
  await expect.poll(() => isCancelled).toBe(true)
})
