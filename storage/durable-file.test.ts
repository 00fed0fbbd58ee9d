import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createDurably, isMissing, readIfExists, writeDurably } from './durable-file.ts'
import { freshFolder } from './fresh-folder.fixture.ts'

it('a file is written with its folders, readable to its owner alone', async () => {
  const file = join(await freshFolder(), 'copies', 'deep', 'roster.json')
  await writeDurably(file, '{}')
  expect(await readFile(file, 'utf8')).toBe('{}')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('a later writing takes the earlier one’s place whole', async () => {
  const file = join(await freshFolder(), 'roster.json')
  await writeDurably(file, 'a much longer first version')
  await writeDurably(file, new TextEncoder().encode('second'))
  expect(await readFile(file, 'utf8')).toBe('second')
})

it('bytes that come in pieces are one file', async () => {
  const file = join(await freshFolder(), 'clip.mp4')
  await writeDurably(file, pieces('one ', 'two ', 'three'))
  expect(await readFile(file, 'utf8')).toBe('one two three')
})

it('a writing that fails leaves no trace', async () => {
  const folder = await freshFolder()
  await mkdir(join(folder, 'taken'))
  await expect(writeDurably(join(folder, 'taken'), 'x')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

it('twenty at once end with one of them, whole', async () => {
  const file = join(await freshFolder(), 'roster.json')
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000))
  await Promise.all(texts.map((text) => writeDurably(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
})

/** What `link` says on a file system that has no hard links. */
async function refusedLink() {
  throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' })
}

async function linkOnFullDisk() {
  throw Object.assign(new Error('no space left on device, link'), { code: 'ENOSPC' })
}

it.each([
  ['with hard links', undefined],
  ['without hard links', refusedLink],
])('of twenty that create a file at once one does, whole: %s', async (_, hardLink) => {
  const folder = await freshFolder()
  const file = join(folder, 'new', 'store-id.txt')
  const texts = Array.from({ length: 20 }, (__, index) => String(index).repeat(10_000))
  const seen = new Set<string>()
  const created = await Promise.all(
    texts.map(async (text) => {
      const isFirst = await createDurably(file, pieces(text), hardLink)
      seen.add(await readFile(file, 'utf8')) // whoever was not first sees what the first has written
      return isFirst
    }),
  )
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(seen).toEqual(new Set([texts[created.indexOf(true)]]))
  expect(await createDurably(file, 'later', hardLink)).toBe(false)
  const left = (await readdir(join(folder, 'new'))).filter((name) => !name.endsWith('.lock'))
  expect(left).toEqual(['store-id.txt'])
})

it('a file that cannot be created for another reason is told so', async () => {
  const folder = await freshFolder()
  await expect(createDurably(join(folder, 'file'), 'x', linkOnFullDisk)).rejects.toThrow(
    'no space left',
  )
  expect(await readdir(folder)).toEqual([])
})

it('reads a missing file as null, and an unreadable one as an error', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'file'), 'x')
  expect(await readIfExists(join(folder, 'nothing'))).toBeNull()
  expect(await readIfExists(join(folder, 'file', 'below'))).toBeNull()
  await expect(readIfExists(folder)).rejects.toThrow('EISDIR')
})

it('only a missing file counts as missing', () => {
  expect(isMissing(new Error('ENOENT in words'))).toBe(false)
  expect(isMissing({ code: 'ENOENT' })).toBe(false)
})

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}
