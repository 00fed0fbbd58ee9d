import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openCopyFolder } from './copy-folder.ts'

const BLOCK = 4096
const bytes = new Uint8Array(BLOCK)

describe('the folder of copies', () => {
  it('gives back what was put in, whole', async () => {
    const { copies, folder } = await emptyFolder()
    await copies.put('abcd.webp', Uint8Array.of(1, 2, 3))
    expect([...((await copies.read('abcd.webp')) ?? [])]).toEqual([1, 2, 3])
    expect(await copies.find('abcd.webp')).toBe(join(folder, 'ab', 'abcd.webp'))
    expect(await readdir(join(folder, 'partial'))).toEqual([])
  })

  it('has nothing of what was never put in or was removed', async () => {
    const { copies } = await emptyFolder()
    await copies.put('abcd.webp', bytes)
    await copies.remove('abcd.webp')
    for (const name of ['abcd.webp', 'ffff.webp']) {
      expect(await copies.read(name)).toBeNull()
      expect(await copies.find(name)).toBeNull()
    }
  })

  it('keeps a file that others look for while it moves in', async () => {
    const { copies } = await emptyFolder({ blocks: 1000 })
    for (const name of Array.from({ length: 40 }, (_, index) => `ab${index}`)) {
      const isIn = new AbortController()
      const look = async () => {
        while (!isIn.signal.aborted) await copies.find(name)
      }
      const looking = Promise.all([look(), look(), look()])
      await copies.withTemporaryFile(async (temporary) => {
        await writeFile(temporary, bytes)
        await copies.adopt(name, temporary)
      })
      isIn.abort()
      await looking
      expect(await copies.find(name)).not.toBeNull()
    }
  })

  it('drops the least recently used; reading counts as use', async () => {
    const { copies, namesThere } = await emptyFolder({ blocks: 3 })
    for (const name of ['aa', 'bb', 'cc']) await copies.put(name, bytes)
    await copies.read('aa')
    await copies.find('bb')
    await copies.put('dd', bytes)
    expect(await namesThere()).toEqual(['aa', 'bb', 'dd'])
  })

  it('never takes more of the disk than its limit', async () => {
    const { copies, namesThere } = await emptyFolder({ blocks: 5 })
    const names = Array.from({ length: 40 }, (_, index) => `${index + 10}`)
    await Promise.all(names.map((name) => copies.put(name, bytes)))
    expect((await namesThere()).length).toBeLessThanOrEqual(5)
  })

  it('remembers the order of use after a restart, and keeps its limit', async () => {
    const { copies, folder, namesThere } = await emptyFolder({ blocks: 3 })
    for (const name of ['aa', 'bb', 'cc']) await copies.put(name, bytes)
    for (const [name, day] of [
      ['bb', 1],
      ['cc', 2],
      ['aa', 3],
    ] as const) {
      await utimes(join(folder, name, name), day * 86_400, day * 86_400)
    }
    const next = await openCopyFolder(folder, {
      maxBytes: 3 * BLOCK,
      reserveBytes: 0,
      reserveFiles: 0,
    })
    await next.put('dd', bytes)
    await next.scan()
    expect(await namesThere()).toEqual(['aa', 'cc', 'dd'])
  })

  it('counts files from another process', async () => {
    const { copies, folder, namesThere } = await emptyFolder({ blocks: 3 })
    const other = await openCopyFolder(folder, {
      maxBytes: 3 * BLOCK,
      reserveBytes: 0,
      reserveFiles: 0,
    })
    for (const name of ['aa', 'bb']) await copies.put(name, bytes)
    for (const name of ['cc', 'dd']) await other.put(name, bytes)
    await copies.scan()
    expect(await namesThere()).toHaveLength(3)
  })

  it('tells the disk when something was used', async () => {
    const { copies, folder } = await emptyFolder()
    await copies.put('aa', bytes)
    await utimes(join(folder, 'aa', 'aa'), 0, 0)
    await copies.read('aa')
    expect((await stat(join(folder, 'aa', 'aa'))).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  })

  it('takes in a file from its place on the way, and clears that place when the work fails', async () => {
    const { copies, folder, namesThere } = await emptyFolder()
    await copies.withTemporaryFile(async (temporary) => {
      await writeFile(temporary, bytes)
      await copies.adopt('aa', temporary)
    })
    const failing = copies.withTemporaryFile(async (temporary) => {
      await writeFile(temporary, bytes)
      throw new Error('cut')
    })
    await expect(failing).rejects.toThrow('cut')
    expect(await namesThere()).toEqual(['aa'])
    expect(await readdir(join(folder, 'partial'))).toEqual([])
  })

  it('does not keep what has no room', async () => {
    const { copies, namesThere } = await emptyFolder({ blocks: 1 })
    await copies.put('aa', new Uint8Array(2 * BLOCK))
    await copies.withTemporaryFile(async (temporary) => {
      await writeFile(temporary, new Uint8Array(2 * BLOCK))
      await copies.adopt('bb', temporary)
    })
    expect(await namesThere()).toEqual([])
  })

  it('clears what a killed process left half written, and nothing that is being written', async () => {
    const { copies, folder } = await emptyFolder()
    for (const name of ['left', 'fresh']) await writeFile(join(folder, 'partial', name), bytes)
    await utimes(join(folder, 'partial', 'left'), 0, 0)
    await copies.scan()
    expect(await readdir(join(folder, 'partial'))).toEqual(['fresh'])
  })

  it('is not readable by other users of the machine', async () => {
    const { copies, folder } = await emptyFolder()
    await copies.put('aa', bytes)
    expect((await stat(join(folder, 'aa'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'aa', 'aa'))).mode & 0o777).toBe(0o600)
  })
})

async function emptyFolder({ blocks = 100 } = {}) {
  const folder = await freshFolder()
  const copies = await openCopyFolder(folder, {
    maxBytes: blocks * BLOCK,
    reserveBytes: 0,
    reserveFiles: 0,
  })
  const namesThere = async () => {
    const shards = (await readdir(folder)).filter((name) => name !== 'partial')
    const names = await Promise.all(shards.map((shard) => readdir(join(folder, shard))))
    return names.flat().toSorted()
  }
  return { copies, folder, namesThere }
}
