import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createPrintStore } from './print-store.ts'

const HOUR = 3_600_000
const bytes = new Uint8Array(1_000)

it('ends what is older than it may be, used or not, and what was left half written', async () => {
  const folder = await freshFolder()
  const clock = { now: Date.now() }
  const store = createPrintStore(folder, { keptBytes: 1e9, keptMs: 20 * HOUR }, () => clock.now)
  await store.keep('old.jpg', bytes)
  await writeFile(join(folder, 'x.passing'), bytes)
  clock.now += 19 * HOUR
  expect(await store.find('old.jpg')).toHaveLength(1_000)
  await store.tidy()
  expect(await readdir(folder)).toEqual(['old.jpg'])
  clock.now += 2 * HOUR
  await store.tidy()
  expect(await readdir(folder)).toEqual([])
})

it('of too much it ends what was used longest ago', async () => {
  const folder = await freshFolder()
  const clock = { now: 0 }
  const start = Date.now()
  const store = createPrintStore(folder, { keptBytes: 2_500, keptMs: HOUR }, () => clock.now)
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await writeFile(join(folder, name), bytes)
  // not in the order in which the disk itself sees them read
  for (const [name, minute] of [
    ['a.jpg', 3],
    ['b.jpg', 2],
    ['c.jpg', 1],
  ] as const) {
    clock.now = start + minute * 60_000
    await store.find(name)
  }
  await store.tidy()
  expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'b.jpg'])
})

it('has nothing of a folder that is not there', async () => {
  const store = createPrintStore(join(await freshFolder(), 'none'), { keptBytes: 1, keptMs: 1 })
  await store.tidy()
  expect(await store.find('a.jpg')).toBeNull()
})

it('writes nothing while the disk has no more than its reserve', async () => {
  const folder = await freshFolder()
  let freeBlocks = 1_000_000
  const disk = { blocks: 10_000_000, bsize: 4_096, files: 0, ffree: 0 }
  const statDisk = async () => ({ ...disk, bavail: freeBlocks })
  const store = createPrintStore(folder, { keptBytes: 1e9, keptMs: HOUR }, Date.now, statDisk)
  await store.keep('a.jpg', bytes)
  freeBlocks = 60_000
  await store.keep('b.jpg', bytes)
  await expect(store.temporaryPath()).rejects.toMatchObject({ status: 503 })
  expect(await readdir(folder)).toEqual(['a.jpg'])
})
