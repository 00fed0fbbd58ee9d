import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { isMissing, readIfThere, writeDurably } from './durable-file.ts'
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
  await writeDurably(file, new TextEncoder().encode('second'), 0o644)
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

it('what is not there reads as null, what cannot be read as an error', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'file'), 'x')
  expect(await readIfThere(join(folder, 'nothing'))).toBeNull()
  expect(await readIfThere(join(folder, 'file', 'below'))).toBeNull()
  await expect(readIfThere(folder)).rejects.toThrow('EISDIR')
})

it('only a missing file counts as missing', () => {
  expect(isMissing(new Error('ENOENT in words'))).toBe(false)
  expect(isMissing({ code: 'ENOENT' })).toBe(false)
})

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}
