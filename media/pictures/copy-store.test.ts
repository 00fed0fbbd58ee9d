import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openCopyStore } from './copy-store.ts'
import type { PictureProblem } from './picture-result.ts'
import { pictureLimits } from './picture-limits.ts'

const bytes = Uint8Array.from({ length: 500 }, (_, index) => index % 256)

describe('the store of copies', () => {
  it('serves a copy that is in use from memory', async () => {
    const { store, fileOf } = await emptyStore()
    await store.write('abcd.webp', bytes)
    await rm(fileOf('abcd.webp'))
    expect(await store.read('abcd.webp')).toEqual(bytes)
  })

  it('serves a copy from disk after a restart', async () => {
    const { store, reopen } = await emptyStore()
    await store.write('abcd.webp', bytes)
    expect(await (await reopen()).read('abcd.webp')).toEqual(bytes)
  })

  it('holds no more in memory than its limit', async () => {
    const { store, fileOf } = await emptyStore({ memoryBytes: 900 })
    for (const name of ['aaaa.webp', 'bbbb.webp']) await store.write(name, bytes)
    for (const name of ['aaaa.webp', 'bbbb.webp']) await rm(fileOf(name))
    expect(await store.read('aaaa.webp')).toBeNull()
    expect(await store.read('bbbb.webp')).toEqual(bytes)
  })

  it.each([
    ['cut', (file: string) => truncate(file, 100)],
    ['empty', (file: string) => truncate(file, 0)],
    ['another one', async (file: string) => writeFile(file, (await readFile(file)).toReversed())],
  ])('takes a copy for none that is %s after a power cut', async (_, damage) => {
    const { store, reopen, fileOf } = await emptyStore()
    await store.write('abcd.webp', bytes)
    await damage(fileOf('abcd.webp'))
    expect(await (await reopen()).read('abcd.webp')).toBeNull()
    expect(await readdir(join(fileOf('abcd.webp'), '..'))).toEqual([])
  })

  it('ends a copy in memory and on disk', async () => {
    const { store } = await emptyStore()
    await store.write('abcd.webp', bytes)
    await store.remove(['abcd.webp', 'never.webp'])
    expect(await store.read('abcd.webp')).toBeNull()
  })

  it('serves from memory when the disk fails, and reports it', async () => {
    const { store, folder, problems } = await emptyStore()
    await rm(folder, { recursive: true })
    await store.write('abcd.webp', bytes)
    expect(await store.read('abcd.webp')).toEqual(bytes)
    expect(await store.find('source')).toBeNull()
    expect(problems.map(({ kind }) => kind)).toContain('disk')
  })

  it('says where a source lies that it took in', async () => {
    const { store, fileOf } = await emptyStore()
    const file = await store.withTemporaryFile(async (temporary) => {
      await writeFile(temporary, bytes)
      return store.adopt('abcd.source', temporary)
    })
    expect(file).toBe(fileOf('abcd.source'))
    expect(await store.find('abcd.source')).toBe(file)
  })
})

async function emptyStore({ memoryBytes = 10_000 } = {}) {
  const folder = await freshFolder()
  const problems: PictureProblem[] = []
  const limits = { ...pictureLimits, memoryBytes, reserveBytes: 0, reserveFiles: 0 }
  const reopen = async () => {
    const store = await openCopyStore(folder, limits, (problem) => problems.push(problem))
    onTestFinished(() => store.close())
    return store
  }
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  return { store: await reopen(), reopen, folder, fileOf, problems }
}
