import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { diskMediaStore } from './disk-media-store.ts'
import type { ExpiryRun } from './expiry-guard.ts'
import { freshFolder } from './fresh-folder.fixture.ts'
import { createPrivateFiles } from './private-files.ts'

const MINUTE_MS = 60_000
const photo = { bytes: new Uint8Array([1]), extension: 'jpg' }
const nobody = async () => new Set<string>()

/** A run that may delete everything, and what it said of it. */
function runAt(now: number, isAllowed = true) {
  const told = { found: { due: 0, total: 0 }, deleted: 0 }
  const run: ExpiryRun = {
    now,
    mayDelete: async (found) => {
      told.found = found
      return isAllowed
    },
    deleted: (number) => void (told.deleted += number),
  }
  return { run, told }
}

async function privateFiles() {
  const root = await freshFolder()
  const clock = { now: Date.parse('2026-05-01T12:00:00Z') }
  const media = await diskMediaStore(root)
  const options = { media, folder: 'private/photos', now: () => clock.now }
  return { ...options, clock, root, files: createPrivateFiles(options) }
}

it('files are kept in their order, under names that say their age and nothing else', async () => {
  const { files, media } = await privateFiles()
  const paths = await files.keep([photo, { bytes: new Uint8Array([2]), extension: 'gif' }])
  expect(paths).toEqual([
    expect.stringMatching(/^private\/photos\/[\da-z]{8}-[\da-f-]{36}\.jpg$/),
    expect.stringMatching(/\.gif$/),
  ])
  expect((await media.list('private/photos')).toSorted()).toEqual(paths.toSorted())
})

it('of files of which one cannot be kept none is', async () => {
  const { media, folder, now } = await privateFiles()
  let puts = 0
  const put: typeof media.put = async (path, bytes) => {
    if (++puts === 3) throw new Error('disk full')
    return media.put(path, bytes)
  }
  const files = createPrivateFiles({ media: { ...media, put }, folder, now })
  await expect(files.keep([photo, photo, photo, photo])).rejects.toThrow('disk full')
  expect(await media.list()).toEqual([])
})

it('a sweep deletes unreferenced files once they are old enough, however the clock was set', async () => {
  const { files, media, clock } = await privateFiles()
  const [named = '', stray = ''] = await files.keep([photo, photo])
  await media.put('private/photos/without-time.jpg', photo.bytes)
  await media.put('private/other/1-a.jpg', photo.bytes)
  const strays = { findNamed: async () => new Set([named]), olderThanMs: MINUTE_MS }
  const sweep = () => files.sweep(runAt(clock.now).run, strays)
  clock.now += MINUTE_MS
  await sweep()
  expect(await media.list('private/photos')).toContain(stray)
  clock.now -= 3 * MINUTE_MS
  await sweep()
  expect((await media.list()).toSorted()).toEqual(['private/other/1-a.jpg', named].toSorted())
})

it('a sweep asks whether it may delete that many files, and reports how many it deleted', async () => {
  const { files, media, clock } = await privateFiles()
  const [named = ''] = await files.keep([photo, photo, photo])
  clock.now += 2 * MINUTE_MS
  await files.keep([photo])
  const strays = { findNamed: async () => new Set([named]), olderThanMs: MINUTE_MS }
  const held = runAt(clock.now, false)
  await files.sweep(held.run, strays)
  expect(held.told).toEqual({ found: { due: 2, total: 4 }, deleted: 0 })
  expect(await media.list()).toHaveLength(4)
  const allowed = runAt(clock.now)
  await files.sweep(allowed.run, strays)
  expect(allowed.told).toEqual({ found: { due: 2, total: 4 }, deleted: 2 })
  expect(await media.list()).toHaveLength(2)
})

it('a sweep without old files is a look, too: the guard forgets an earlier one', async () => {
  const { files, clock } = await privateFiles()
  await files.keep([photo])
  const looks: unknown[] = []
  const { run } = runAt(clock.now)
  const mayDelete: ExpiryRun['mayDelete'] = async (found) => looks.push(found) > 0
  await files.sweep({ ...run, mayDelete }, { findNamed: nobody, olderThanMs: MINUTE_MS })
  expect(looks).toEqual([{ due: 0, total: 1 }])
})

it('a sweep lists the files before it asks which ones are referenced', async () => {
  const { files, media, clock } = await privateFiles()
  await files.keep([photo])
  clock.now += 2 * MINUTE_MS
  let later: string[] = []
  const findNamed = async () => {
    later = await files.keep([photo])
    return nobody()
  }
  await files.sweep(runAt(clock.now).run, { findNamed, olderThanMs: MINUTE_MS })
  expect(await media.list('private/photos')).toEqual(later)
})

it('a sweep deletes the remains of interrupted writes', async () => {
  const { files, root, clock } = await privateFiles()
  await files.keep([photo])
  const { writeFile, utimes } = await import('node:fs/promises')
  const partial = join(root, 'private/photos/a.jpg.partial')
  await writeFile(partial, 'half')
  await utimes(partial, 0, 0)
  await files.sweep(runAt(clock.now).run, { findNamed: nobody, olderThanMs: MINUTE_MS })
  expect(await readdir(join(root, 'private/photos'))).toHaveLength(1)
})
