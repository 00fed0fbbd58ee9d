import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { diskMediaSource, diskMediaStore } from './disk-media-store.ts'
import { freshFolder } from './fresh-folder.fixture.ts'
import type { StoredMedia } from './media-store.ts'
import { openMediaStore } from './open-media-store.ts'
import { StorageError } from './storage-error.ts'

describe('a media store on disk', () => {
  it('keeps the old file whole when the new one breaks off', async () => {
    const { store, folder } = await emptyStore()
    await store.put('ab/clip.mp4', bytesOf('the old clip'))
    await expect(store.put('ab/clip.mp4', brokenStream())).rejects.toThrow('cable pulled')
    expect(await textOf(await store.get('ab/clip.mp4'))).toBe('the old clip')
    expect(await readdir(join(folder, 'ab'))).toEqual(['clip.mp4'])
  })

  it('leaves no file open after a reader disconnects', async () => {
    const { store } = await emptyStore()
    await store.put('ab/long.mp4', new Uint8Array(2_000_000))
    const before = nextDescriptor()
    const clip = await store.get('ab/long.mp4')
    if (clip?.part == null) throw new Error('nothing to read')
    await clip.body.getReader().read()
    expect(nextDescriptor()).toBe(before)
  })

  it('lets no other user of the machine read', async () => {
    const { store, folder } = await emptyStore()
    await store.put('ab/c.jpg', bytesOf('x'))
    expect((await stat(join(folder, 'ab'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'ab/c.jpg'))).mode & 0o777).toBe(0o600)
  })

  it('lists all files or a folder’s, but not what is still being written', async () => {
    const { store, folder } = await emptyStore()
    await store.put('ab/c.jpg', bytesOf('x'))
    await store.put('applications/d.jpg', bytesOf('x'))
    await writeFile(join(folder, 'ab/e.jpg.123.partial'), 'x')
    expect((await store.list()).toSorted()).toEqual(['ab/c.jpg', 'applications/d.jpg'])
    expect(await store.list('ab')).toEqual(['ab/c.jpg'])
    expect(await store.list('nothing')).toEqual([])
  })

  it('deletes the remains of an interrupted write once no process can be writing them', async () => {
    const { folder, store } = await emptyStore()
    const tidyings = [() => diskMediaStore(folder), () => store.removeRemains('ab', 60 * 60 * 1000)]
    for (const tidy of tidyings) {
      await mkdir(join(folder, 'ab'), { recursive: true })
      await writeFile(join(folder, 'ab/old.jpg.1.partial'), 'x')
      await writeFile(join(folder, 'ab/new.jpg.2.partial'), 'x')
      await utimes(join(folder, 'ab/old.jpg.1.partial'), 0, 0)
      await tidy()
      expect(await readdir(join(folder, 'ab'))).toEqual(['new.jpg.2.partial'])
    }
  })

  it('that is only read stays as it is', async () => {
    const { store, folder } = await emptyStore()
    await store.put('ab/c.jpg', bytesOf('x'))
    await writeFile(join(folder, 'ab/old.jpg.1.partial'), 'x')
    await utimes(join(folder, 'ab/old.jpg.1.partial'), 0, 0)
    const source = await diskMediaSource(folder)
    expect(await source.list()).toEqual(['ab/c.jpg'])
    expect(await readdir(join(folder, 'ab'))).toEqual(['c.jpg', 'old.jpg.1.partial'])
    await expect(diskMediaSource(join(folder, 'nothing'))).rejects.toThrow(StorageError)
    expect(await readdir(folder)).toEqual(['ab'])
  })

  it.runIf(existsSync('/proc/self/fd'))(
    'closes a file whose reader goes away half way',
    async () => {
      const { store } = await emptyStore()
      await store.put('ab/c.mp4', new Uint8Array(300_000))
      const before = await openFiles()
      for (let visit = 0; visit < 20; visit++) {
        const reader = bodyOf(await store.get('ab/c.mp4')).getReader()
        await reader.read()
        await reader.cancel()
      }
      expect(await openFiles()).toBe(before)
    },
  )

  it.each([
    '../secret.txt',
    'ab/../../secret.txt',
    '/etc/passwd',
    'ab\\..\\..\\secret.txt',
    'secret.txt\0.jpg',
    './secret.txt',
    'ab//c.jpg',
    '.hidden',
    'link.txt',
    'linked/secret.txt',
    '',
  ])('never leaves its folder for %j', async (path) => {
    const { store, folder } = await emptyStore()
    const outside = await freshFolder()
    for (const place of [join(outside, 'secret.txt'), join(folder, '..', 'secret.txt')]) {
      await writeFile(place, 'secret')
    }
    await symlink(join(outside, 'secret.txt'), join(folder, 'link.txt'))
    await symlink(outside, join(folder, 'linked'))
    expect(await store.get(path)).toBeNull()
  })
})

it.each([
  ['/var/media', 'begins with file: or s3:'],
  ['file:/dev/null/media', 'The media folder /dev/null/media cannot be used'],
])('the address %s is refused in words', async (url, words) => {
  await expect(openMediaStore(url)).rejects.toThrow(StorageError)
  await expect(openMediaStore(url)).rejects.toThrow(words)
})

it('a store is opened by its address, and is where it says', async () => {
  const folder = await freshFolder()
  const store = await openMediaStore(`file://${folder}/media`)
  await store.put('ab/c.jpg', bytesOf('x'))
  expect(await readdir(join(folder, 'media/ab'))).toEqual(['c.jpg'])
})

async function emptyStore() {
  const folder = join(await freshFolder(), 'media')
  return { folder, store: await diskMediaStore(folder) }
}

/** The lowest one that is free (POSIX): higher when something was left open. */
function nextDescriptor(): number {
  const descriptor = openSync(import.meta.filename, 'r')
  closeSync(descriptor)
  return descriptor
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function* brokenStream() {
  yield bytesOf('the new')
  throw new Error('cable pulled')
}

function bodyOf(found: StoredMedia | null) {
  if (found === null || found.part === null) throw new Error('nothing to read')
  return found.body
}

async function textOf(found: StoredMedia | null) {
  return found?.part ? await new Response(bodyOf(found)).text() : null
}

const openFiles = async () => (await readdir('/proc/self/fd')).length
