import { createHash } from 'node:crypto'
import { stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { clip, picture } from './fresh-agency.fixture.ts'
import type { KnownMedia } from './known-media.ts'
import { storeMedia } from './store-media.ts'

it('a file is kept under its content’s name, with its size', async () => {
  const bytes = await picture('red', { width: 60, height: 40, format: 'webp' })
  const { taken, storeFolder } = await takeFrom({ 'ana.jpg': bytes })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const path = `${hash.slice(0, 2)}/${hash.slice(0, 32)}.webp`
  const file = {
    status: 'stored',
    path,
    kind: 'webp',
    width: 60,
    height: 40,
    codec: null,
    seconds: null,
  }
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
  ['nothing', '', 'is empty'],
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
  expect(taken.get('huge.png')).toMatchObject({
    reason: 'has 54 megapixels, and 50 are the most',
  })
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
  const taken = await storeMedia({
    root: folder,
    names: ['a'],
    store,
    known: noneKnown,
    onProgress: untold,
  })
  expect(taken.get('a')).toEqual({ status: 'refused', reason })
})

it('reports progress file by file', async () => {
  const { progress } = await takeFrom({ 'a.png': await picture('red'), 'b.mp4': clip('b') })
  expect(progress).toEqual(['0/2', '1/2', '2/2'])
})

it('does not write a file again that is in the store', async () => {
  const files = { 'a.png': await picture('red') }
  const first = await takeFrom(files)
  const [path = ''] = await filesIn(first.storeFolder)
  const before = await stat(join(first.storeFolder, path))
  await takeFrom(files, { storeFolder: first.storeFolder })
  expect((await stat(join(first.storeFolder, path))).ino).toBe(before.ino)
})

it('a file that is known to be in the store is not read again', async () => {
  const known = { ...noneKnown, find: () => someFile }
  const { taken, progress } = await takeFrom({ 'a.png': Buffer.from('no picture') }, { known })
  expect(taken.get('a.png')?.status).toBe('refused') // it is known, but not there

  const storeFolder = await freshFolder()
  await (await diskMediaStore(storeFolder)).put(someFile.path, Buffer.from('a picture'))
  const again = await takeFrom({ 'a.png': Buffer.from('no picture') }, { known, storeFolder })
  expect(again.taken.get('a.png')).toEqual(someFile)
  expect([...progress, ...again.progress]).toEqual(['0/1', '1/1', '1/1'])
})

it('a file is noted once it is in the store, a refused one never', async () => {
  const noted: unknown[] = []
  const storeFolder = await freshFolder()
  const note: KnownMedia['note'] = async (_, file) => {
    noted.push([file.path, (await filesIn(storeFolder)).includes(file.path)])
  }
  const files = { 'a.png': await picture('red'), 'b.png': Buffer.from('no picture') }
  const { taken } = await takeFrom(files, { known: { ...noneKnown, note }, storeFolder })
  const file = taken.get('a.png')
  expect(noted).toEqual([[file?.status === 'stored' && file.path, true]])
})

it('what was stored until an interruption is noted for the next import', async () => {
  let isSettled = false
  const known = { ...noneKnown, settle: async () => void (isSettled = true) }
  const root = await freshFolder()
  await writeFile(join(root, 'a.png'), await picture('red'))
  const store = await diskMediaStore(await freshFolder())
  const storing = storeMedia({
    root,
    names: ['a.png'],
    store,
    known,
    onProgress(done) {
      if (done > 0) throw new Error('interrupted')
    },
  })
  await expect(storing).rejects.toThrow('interrupted')
  expect(isSettled).toBe(true)
})

const noneKnown: KnownMedia = { find: () => null, note: async () => {}, settle: async () => {} }
const untold = () => {}
const someFile = {
  status: 'stored',
  path: '00/00000000000000000000000000000000.png',
  kind: 'png',
  width: 3,
  height: 4,
  codec: null,
  seconds: null,
} as const

type World = { known?: KnownMedia; storeFolder?: string }

async function takeFrom(files: Record<string, Uint8Array>, world: World = {}) {
  const root = await freshFolder()
  const { known = noneKnown, storeFolder = await freshFolder() } = world
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(root, name), bytes)
  const progress: string[] = []
  const taken = await storeMedia({
    root,
    names: Object.keys(files),
    store: await diskMediaStore(storeFolder),
    known,
    onProgress: (done, total) => void progress.push(`${done}/${total}`),
  })
  return { taken, storeFolder, progress }
}

async function filesIn(folder: string) {
  return (await diskMediaStore(folder)).list().then((paths) => paths.toSorted())
}
