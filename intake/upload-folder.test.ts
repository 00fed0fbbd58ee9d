import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { expect, it, onTestFinished, vi } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openUploadFolder, UploadsFull } from './upload-folder.ts'

const MINUTE_MS = 60_000
const limits = { remainsMs: MINUTE_MS, uploadBytes: 100 }

it('an upload lies on the disk while it is read, and no longer, whatever comes of it', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, limits)
  {
    await using upload = uploads.begin()
    await upload.keep(Readable.from([Buffer.from('photo')]))
    expect(await filesIn(root)).toHaveLength(1)
    const broken = new Readable({ read: () => {} })
    broken.push('pho')
    broken.destroy(new Error('cut off'))
    await expect(upload.keep(broken)).rejects.toThrow('cut off')
  }
  expect(await filesIn(root)).toEqual([])
  await uploads.close()
  expect(await readdir(root)).toEqual([])
})

it('a clock that is set forward deletes no upload of its own process', async () => {
  const root = await freshFolder()
  const realNow = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(realNow + 10 * MINUTE_MS)
  onTestFinished(() => now.mockRestore())
  const uploads = await openUploadFolder(root, limits)
  expect(await readdir(root)).toHaveLength(1)
  await uploads.close()
})

it('an end leaves nothing of uploads that are still under way', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, limits)
  const standing = new Readable({ read() {} })
  standing.push('half a photo')
  const read = uploads.begin()
  await read.keep(ofBytes(10))
  const stood = uploads.begin()
  const cutOff = stood.keep(standing).finally(() => stood[Symbol.asyncDispose]())
  const closed = uploads.close()
  await expect(cutOff).rejects.toThrow()
  await read[Symbol.asyncDispose]()
  await closed
  expect(await readdir(root)).toEqual([])
  await expect(uploads.begin().keep(ofBytes(10))).rejects.toThrow()
  expect(await readdir(root)).toEqual([])
})

it('uploads that are under way take bounded room together, and give it back', async () => {
  const uploads = await openUploadFolder(await freshFolder(), limits)
  {
    await using one = uploads.begin()
    await using other = uploads.begin()
    await one.keep(ofBytes(60))
    await expect(other.keep(ofBytes(60))).rejects.toThrow(UploadsFull)
  }
  await using later = uploads.begin()
  await later.keep(ofBytes(100))
})

it('a start clears away what processes left that do not live any more, and nothing of others', async () => {
  const root = await freshFolder()
  const living = await openUploadFolder(root, limits)
  const [own = ''] = await readdir(root)
  await leaveRemains(root)
  const uploads = await openUploadFolder(root, limits)
  expect(await filesIn(root)).toEqual([])
  expect(await readdir(root)).toContain(own)
  await Promise.all([living.close(), uploads.close()])
})

it('remains are cleared away also while the site runs', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, { ...limits, remainsMs: 300 })
  await leaveRemains(root)
  await expect.poll(() => filesIn(root)).toEqual([])
  await uploads.close()
})

const ofBytes = (count: number) => Readable.from([Buffer.alloc(count)])

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
