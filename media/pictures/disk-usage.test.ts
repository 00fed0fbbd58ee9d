import { statfs } from 'node:fs/promises'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createDiskUsage } from './disk-usage.ts'

const BLOCK = 4096

describe('a stock of files', () => {
  it('drops the least recently used, and no more than necessary', async () => {
    const { diskUsage, removed } = await stockOf({ blocks: 3 })
    for (const name of ['a', 'b', 'c']) diskUsage.use(name, BLOCK)
    diskUsage.use('a', BLOCK)
    expect(await diskUsage.makeRoomFor(BLOCK)).toBe(true)
    expect(removed).toEqual(['b'])
  })

  it('counts what a file takes of the disk, not what is in it', async () => {
    const { diskUsage, removed } = await stockOf({ blocks: 2 })
    for (const name of ['a', 'b', 'c']) diskUsage.use(name, 1)
    await diskUsage.makeRoomFor(0)
    expect(removed).toEqual(['a'])
  })

  it('has no room for what is larger than all', async () => {
    const { diskUsage, removed } = await stockOf({ blocks: 2 })
    diskUsage.use('a', BLOCK)
    expect(await diskUsage.makeRoomFor(3 * BLOCK)).toBe(false)
    expect(removed).toEqual(['a'])
  })

  it('puts what was found on disk before what was used since', async () => {
    const { diskUsage, removed } = await stockOf({ blocks: 2 })
    diskUsage.use('new', BLOCK)
    diskUsage.putBefore([
      { name: 'oldest', bytes: BLOCK },
      { name: 'new', bytes: BLOCK },
      { name: 'old', bytes: BLOCK },
    ])
    await diskUsage.makeRoomFor(0)
    expect(removed).toEqual(['oldest'])
    await diskUsage.makeRoomFor(BLOCK)
    expect(removed).toEqual(['oldest', 'old'])
  })

  it('gives all way when the disk has no more than its reserve', async () => {
    const folder = await freshFolder()
    const { blocks, bavail, bsize } = await statfs(folder)
    const isAlreadyFull = bavail * bsize < (blocks * bsize) / 10
    const removed: string[] = []
    const limits = { maxBytes: Infinity, reserveBytes: Infinity, reserveFiles: 0 }
    const diskUsage = createDiskUsage(folder, limits, async (name) => void removed.push(name))
    diskUsage.use('a', BLOCK)
    expect(await diskUsage.makeRoomFor(bavail * bsize)).toBe(false)
    expect(removed).toEqual(['a'])
    diskUsage.use('b', BLOCK)
    expect(await diskUsage.makeRoomFor(0)).toBe(!isAlreadyFull) // a tenth of the disk is enough
  })

  it('gives way when the disk has hardly any files (inodes) left, though it has bytes', async () => {
    const removed: string[] = []
    const disk = { bavail: 1_000_000, blocks: 2_000_000, bsize: BLOCK, files: 10_000, ffree: 998 }
    const limits = { maxBytes: Infinity, reserveBytes: 0, reserveFiles: 5_000 }
    const diskUsage = createDiskUsage(
      '.',
      limits,
      async (name) => void removed.push(name),
      async () => ({ ...disk, ffree: disk.ffree + removed.length }),
    )
    for (const name of ['a', 'b', 'c']) diskUsage.use(name, BLOCK)
    expect(await diskUsage.makeRoomFor(BLOCK)).toBe(true)
    expect(removed).toEqual(['a', 'b']) // a tenth of its files is enough
    disk.ffree = 0
    expect(await diskUsage.makeRoomFor(BLOCK)).toBe(false)
    expect(removed).toEqual(['a', 'b', 'c'])
    disk.files = 0 // one that does not count them
    expect(await diskUsage.makeRoomFor(BLOCK)).toBe(true)
  })

  it('never holds more than its limit, whatever is done', async () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const bytes = fc.integer({ min: 1, max: 3 * BLOCK })
    const uses = fc.array(fc.tuple(name, bytes), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(uses, fc.integer({ min: 1, max: 8 }), async (all, blocks) => {
        const { diskUsage, onDisk } = await stockOf({ blocks })
        for (const [file, size] of all) {
          onDisk.set(file, Math.ceil(size / BLOCK))
          diskUsage.use(file, size)
          await diskUsage.makeRoomFor(0)
          const total = [...onDisk.values()].reduce((sum, each) => sum + each, 0)
          expect(total).toBeLessThanOrEqual(blocks)
        }
      }),
    )
  })
})

async function stockOf({ blocks }: { blocks: number }) {
  const removed: string[] = []
  const onDisk = new Map<string, number>()
  const limits = { maxBytes: blocks * BLOCK, reserveBytes: 0, reserveFiles: 0 }
  const diskUsage = createDiskUsage('.', limits, async (name) => {
    removed.push(name)
    onDisk.delete(name)
  })
  return { diskUsage, removed, onDisk }
}
