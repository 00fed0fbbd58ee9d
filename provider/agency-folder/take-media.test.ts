import { createHash } from 'node:crypto'
import { stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { clip, picture } from './fresh-agency.fixture.ts'
import { takeMedia } from './take-media.ts'

it('a file is kept under its content’s name, with its size', async () => {
  const bytes = await picture('red', { width: 60, height: 40, format: 'webp' })
  const { taken, storeFolder } = await takeFrom({ 'ana.jpg': bytes })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const path = `${hash.slice(0, 2)}/${hash.slice(0, 32)}.webp`
  const file = { status: 'taken', path, kind: 'webp', width: 60, height: 40 }
  expect(taken.get('ana.jpg')).toEqual(file)
  expect((await stat(join(storeFolder, path))).size).toBe(bytes.length)
})

it('a picture’s size is the one it is seen in', async () => {
  const lying = await sharp(await picture('red', { width: 60, height: 40 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { taken } = await takeFrom({ 'a.jpg': lying })
  expect(taken.get('a.jpg')).toMatchObject({ width: 40, height: 60 })
})

it('a clip is taken as it is', async () => {
  const { taken } = await takeFrom({ 'walk.mov': clip('walk') })
  expect(taken.get('walk.mov')).toMatchObject({ kind: 'mp4', width: null, height: null })
})

it('two names of one content are one file', async () => {
  const bytes = await picture('red')
  const { taken, storeFolder } = await takeFrom({ 'a.png': bytes, 'b.png': bytes })
  expect(taken.get('a.png')).toEqual(taken.get('b.png'))
  expect(await filesIn(storeFolder)).toHaveLength(1)
})

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'is no picture'],
  ['a page', '<!doctype html>', 'is no picture'],
  ['nothing', '', 'is no picture'],
  ['a JPEG’s beginning', '\xff\xd8\xff\xe0', 'is damaged'],
  ['a WebP’s beginning', 'RIFF\0\0\0\0WEBPVP8 ', 'is damaged'],
])('%s called a picture is refused', async (_, content, reason) => {
  const { taken, storeFolder } = await takeFrom({ 'a.jpg': Buffer.from(content, 'latin1') })
  expect(taken.get('a.jpg')).toEqual({
    status: 'refused',
    reason: expect.stringContaining(reason),
  })
  expect(await filesIn(storeFolder)).toEqual([])
})

it('a picture of more than 50 megapixels is refused by its head', async () => {
  const canvas = { width: 9000, height: 6000, channels: 3, background: 'red' } as const
  const huge = await sharp({ create: canvas }).png({ compressionLevel: 9 }).toBuffer()
  const { taken } = await takeFrom({ 'huge.png': huge })
  expect(taken.get('huge.png')).toMatchObject({ reason: expect.stringContaining('50 megapixels') })
})

it.each([
  ['picture', 40_000_001, 'is larger than 40 MB'],
  ['clip', 500_000_001, 'is larger than 500 MB'],
])('a %s of %i bytes is refused', async (use, bytes, reason) => {
  const folder = await freshFolder()
  const name = join(folder, 'a')
  await writeFile(name, use === 'clip' ? clip('') : await picture('red'))
  await truncate(name, bytes)
  const store = await diskMediaStore(await freshFolder())
  const taken = await takeMedia({ root: folder, names: ['a'], store, onProgress: () => {} })
  expect(taken.get('a')).toEqual({ status: 'refused', reason })
})

it('progress is told file by file', async () => {
  const { progress } = await takeFrom({ 'a.png': await picture('red'), 'b.mp4': clip('b') })
  expect(progress).toEqual(['1/2', '2/2'])
})

it('what is in the store is not written again', async () => {
  const files = { 'a.png': await picture('red') }
  const first = await takeFrom(files)
  const [path = ''] = await filesIn(first.storeFolder)
  const before = await stat(join(first.storeFolder, path))
  await takeFrom(files, first.storeFolder)
  expect((await stat(join(first.storeFolder, path))).ino).toBe(before.ino)
})

async function takeFrom(files: Record<string, Uint8Array>, into?: string) {
  const root = await freshFolder()
  const storeFolder = into ?? (await freshFolder())
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(root, name), bytes)
  const progress: string[] = []
  const taken = await takeMedia({
    root,
    names: Object.keys(files),
    store: await diskMediaStore(storeFolder),
    onProgress: (done, total) => void progress.push(`${done}/${total}`),
  })
  return { taken, storeFolder, progress }
}

async function filesIn(folder: string) {
  return (await diskMediaStore(folder)).list().then((paths) => paths.toSorted())
}
