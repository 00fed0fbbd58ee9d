import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { ByteRange, MediaStore, StoredMedia } from '#storage/media-store.ts'
import { parseS3Address } from '#storage/s3-address.ts'
import { s3MediaStore } from '#storage/s3-media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import { freshS3 } from './fresh-s3.fixture.ts'
import { npmS3Keys, startNpmS3 } from './npm-s3.ts'

type Kind = { where: string; open: () => Promise<MediaStore>; isForeign: boolean }

const kinds: Kind[] = [
  {
    where: 'on disk',
    open: async () => diskMediaStore(join(await freshFolder(), 'media')),
    isForeign: false,
  },
  { where: 'in S3', open: async () => (await freshS3()).store, isForeign: false },
  { where: 'at a foreign S3 server', open: openForeign, isForeign: true },
]

async function openForeign(): Promise<MediaStore> {
  const server = await startNpmS3(await freshFolder())
  onTestFinished(() => server.close())
  return s3MediaStore(parseS3Address(`s3://agency/a.b/c?endpoint=${server.endpoint}`), npmS3Keys)
}

const ranges: [ByteRange, string | null][] = [
  [{ first: 3, last: 5 }, '345'],
  [{ first: 7, last: null }, '789'],
  [{ first: 8, last: 99 }, '89'],
  [{ final: 99 }, '0123456789'],
  [{ first: 10, last: null }, null],
  [{ first: 5, last: 4 }, null],
  [{ final: 0 }, null],
]
/** s3rver sends other bytes for these than it says. */
const hardRanges: [ByteRange, string | null][] = [
  [{ first: 0, last: 0 }, '0'],
  [{ final: 2 }, '89'],
]

describe.each(kinds)('a media store $where', ({ open, isForeign }) => {
  it('returns what was stored, from memory or streamed, with its size', async () => {
    const store = await open()
    await store.put('ab/whole.jpg', bytesOf('a picture'))
    await store.put('ab/streamed.mp4', streamOf('a c', 'lip'))
    await store.put('ab/empty.jpg', new Uint8Array())
    expect(await textOf(await store.get('ab/whole.jpg'))).toBe('a picture')
    expect(await textOf(await store.get('ab/streamed.mp4'))).toBe('a clip')
    expect(await store.get('ab/empty.jpg')).toEqual({ size: 0, part: null })
    expect(await store.size('ab/whole.jpg')).toBe(9)
    expect(await store.size('ab/empty.jpg')).toBe(0)
  })

  it('replaces a file', async () => {
    const store = await open()
    await store.put('ab/c.jpg', bytesOf('the old one'))
    await store.put('ab/c.jpg', bytesOf('new'))
    expect(await textOf(await store.get('ab/c.jpg'))).toBe('new')
  })

  it('returns a film that is larger than a part of an upload', async () => {
    const store = await open()
    const film = randomBytes(17_500_001)
    await store.put('ab/film.mp4', piecesOf(film, 300_007))
    const found = await store.get('ab/film.mp4')
    expect(found?.size).toBe(film.length)
    expect(film.equals(await bytesIn(found))).toBe(true)
    const middle = await store.get('ab/film.mp4', { first: 8_388_600, last: 8_388_615 })
    expect(film.subarray(8_388_600, 8_388_616).equals(await bytesIn(middle))).toBe(true)
  })

  it('keeps the old file whole when the new one breaks off', async () => {
    const store = await open()
    await store.put('ab/clip.mp4', bytesOf('the old clip'))
    await expect(store.put('ab/clip.mp4', brokenStream())).rejects.toThrow()
    expect(await textOf(await store.get('ab/clip.mp4'))).toBe('the old clip')
    expect(await store.list()).toEqual(['ab/clip.mp4'])
  })

  it('has nothing where nothing was put, where it was removed, and where a folder is', async () => {
    const store = await open()
    await store.put('ab/c.jpg', bytesOf('x'))
    await store.remove('ab/c.jpg')
    await store.remove('ab/c.jpg')
    for (const path of ['ab/c.jpg', 'ab/never.jpg', 'ab', 'ab/c.jpg/d']) {
      expect(await store.get(path)).toBeNull()
      expect(await store.size(path)).toBeNull()
    }
  })

  it('lists all files or a folder’s', async () => {
    const store = await open()
    await store.put('ab/c.jpg', bytesOf('x'))
    await store.put('applications/d.jpg', bytesOf('x'))
    await store.put('applications-old/e.jpg', bytesOf('x'))
    const all = ['ab/c.jpg', 'applications-old/e.jpg', 'applications/d.jpg']
    expect((await store.list()).toSorted()).toEqual(all)
    expect(await store.list('applications')).toEqual(['applications/d.jpg'])
    expect(await store.list('nothing')).toEqual([])
  })

  it.for(isForeign ? [] : [4])('creates a file once, of %i at once', async () => {
    const store = await open()
    const tries = ['a', 'b', 'c', 'd'].map((text) => store.create('ab/id.txt', bytesOf(text)))
    const created = await Promise.all(tries)
    expect(created.filter((isCreated) => isCreated)).toHaveLength(1)
    const winner = 'abcd'[created.indexOf(true)]
    expect(await textOf(await store.get('ab/id.txt'))).toBe(winner)
    const film = new Uint8Array(9_000_000)
    expect(await store.create('ab/film.mp4', film)).toBe(true)
    expect(await store.create('ab/film.mp4', film)).toBe(false)
  })

  it.each([...ranges, ...(isForeign ? [] : hardRanges)])(
    'answers %o of ten bytes with %s',
    async (range, text) => {
      const store = await open()
      await store.put('ab/c.jpg', bytesOf('0123456789'))
      const found = await store.get('ab/c.jpg', range)
      expect(found?.size).toBe(10)
      expect(await textOf(found)).toBe(text)
      expect(await store.get('ab/none.jpg', range)).toBeNull()
    },
  )

  it('finds nothing under any path that was never put', async () => {
    const store = await open()
    const segment = fc.constantFrom('..', '.', '', 'ab', '%2e%2e', 'c.jpg', '~', '\\', '\0', 'etc')
    const paths = fc.oneof(
      fc.string(),
      fc.array(segment).map((parts) => parts.join('/')),
    )
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        expect(await store.get(path)).toBeNull()
        expect(await store.size(path)).toBeNull()
      }),
    )
  })

  it('refuses to write or remove outside', async () => {
    const store = await open()
    await expect(async () => store.put('../x.jpg', bytesOf('x'))).rejects.toThrow(StorageError)
    await expect(async () => store.remove('../x.jpg')).rejects.toThrow(StorageError)
  })
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function* streamOf(...texts: string[]) {
  for (const text of texts) yield bytesOf(text)
}

async function* piecesOf(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

/** Breaks off when one part is stored. */
async function* brokenStream() {
  yield new Uint8Array(9_000_000)
  throw new Error('cable pulled')
}

async function bytesIn(found: StoredMedia | null): Promise<Uint8Array> {
  return found?.part ? new Response(found.body).bytes() : new Uint8Array()
}

async function textOf(found: StoredMedia | null) {
  return found?.part ? new Response(found.body).text() : null
}
