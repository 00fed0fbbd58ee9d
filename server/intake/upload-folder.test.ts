import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openUploadFolder } from './upload-folder.ts'

const MINUTE_MS = 60_000

it('an upload lies on the disk while it is read, and no longer, whatever comes of it', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, MINUTE_MS)
  const seen = await uploads.keep(Readable.from('photo'), () => filesIn(root))
  expect(seen).toHaveLength(1)
  const failing = uploads.keep(Readable.from('photo'), () => Promise.reject(new Error('no photo')))
  await expect(failing).rejects.toThrow('no photo')
  expect(await filesIn(root)).toEqual([])
  await uploads.close()
  expect(await readdir(root)).toEqual([])
})

it('an end leaves nothing of uploads that are still under way', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, MINUTE_MS)
  const standing = new Readable({ read() {} })
  standing.push('half a photo')
  const begun = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const stood = uploads.keep(standing, async () => 'read')
  const read = uploads.keep(Readable.from('photo'), async () => {
    begun.resolve()
    await going.promise
  })
  await begun.promise
  const closed = uploads.close()
  going.resolve()
  await expect(stood).rejects.toThrow()
  await Promise.all([read, closed])
  expect(await readdir(root)).toEqual([])
  await expect(uploads.keep(Readable.from('late'), async () => 'read')).rejects.toThrow()
  expect(await readdir(root)).toEqual([])
})

it('a start clears away what processes left that do not live any more, and nothing of others', async () => {
  const root = await freshFolder()
  const living = await openUploadFolder(root, MINUTE_MS)
  const [own = ''] = await readdir(root)
  await leaveRemains(root)
  const uploads = await openUploadFolder(root, MINUTE_MS)
  expect(await filesIn(root)).toEqual([])
  expect(await readdir(root)).toContain(own)
  await Promise.all([living.close(), uploads.close()])
})

it('remains are cleared away also while the site runs', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, 300)
  await leaveRemains(root)
  await expect.poll(() => filesIn(root)).toEqual([])
  await uploads.close()
})

/** What a process left that was killed two minutes ago. */
async function leaveRemains(root: string) {
  const folder = join(root, 'killed')
  const longAgo = new Date(Date.now() - 2 * MINUTE_MS)
  await mkdir(folder)
  await writeFile(join(folder, 'photo'), 'photo')
  await utimes(folder, longAgo, longAgo)
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
