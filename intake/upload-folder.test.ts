import { mkdir, readdir, writeFile } from 'node:fs/promises'
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

it('a clock that is set forward deletes no upload of any process', async () => {
  const root = await freshFolder()
  const uploads = await openUploadFolder(root, limits)
  await using upload = uploads.begin()
  await upload.keep(ofBytes(10))
  const realNow = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(realNow + 10 * MINUTE_MS)
  onTestFinished(() => now.mockRestore())
  const other = await openUploadFolder(root, limits)
  onTestFinished(async () => void (await Promise.all([uploads.close(), other.close()])))
  expect(await readdir(root)).toHaveLength(2)
  expect(await filesIn(root)).toHaveLength(1)
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

it('what a killed process left is cleared away, and nothing of others', async () => {
  const root = await freshFolder()
  const open = () => openUploadFolder(root, { ...limits, remainsMs: 300 })
  const [uploads, other] = await Promise.all([open(), open()])
  onTestFinished(async () => void (await Promise.all([uploads.close(), other.close()])))
  await using upload = uploads.begin()
  await upload.keep(ofBytes(10))
  const folders = async () => (await readdir(root)).toSorted()
  const living = await folders()
  await mkdir(join(root, 'killed'))
  await writeFile(join(root, 'killed', 'photo'), 'photo')
  await expect.poll(folders).toEqual(living)
  expect(await filesIn(root)).toHaveLength(1)
})

const ofBytes = (count: number) => Readable.from([Buffer.alloc(count)])

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
