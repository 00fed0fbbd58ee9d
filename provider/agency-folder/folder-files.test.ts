import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { findInFolder, readText } from './folder-files.ts'

describe('a named file', () => {
  it.each(['ana/cover.jpg', './ana/cover.jpg', 'ana//cover.jpg', 'inside/cover.jpg', 'foto..jpg'])(
    'is found as %s, also behind a link that stays inside',
    async (name) => {
      const root = await agencyFolder()
      expect(await findInFolder(root, name)).toMatchObject({ status: 'found', bytes: 5 })
    },
  )

  it.each(['NFC', 'NFD'])(
    'is found with accents, though a Mac has written its name (%s)',
    async (form) => {
      const root = await freshFolder()
      await mkdir(join(root, 'josé'.normalize('NFD')))
      await writeFile(join(root, 'josé/praça.jpg'.normalize('NFD')), 'xxxxx')
      const found = await findInFolder(root, 'josé/praça.jpg'.normalize(form))
      expect(found).toMatchObject({ status: 'found', bytes: 5 })
    },
  )

  it.each([
    ['', 'names no file'],
    [' ', 'names no file'],
    ['../secret.txt', 'is not a path inside the folder'],
    ['ana/../../secret.txt', 'is not a path inside the folder'],
    ['/etc/passwd', 'is not a path inside the folder'],
    ['C:\\secret.txt', 'is not a path inside the folder'],
    ['c:/secret.txt', 'is not a path inside the folder'],
    ['ana\\cover.jpg', 'is not a path inside the folder'],
    ['ana/cover.jpg\0.png', 'is not a path inside the folder'],
    ['out.jpg', 'leads out of the folder'],
    ['outside/secret.txt', 'leads out of the folder'],
    ['beside/secret.txt', 'leads out of the folder'],
    ['ana', 'is not a file'],
    ['empty.jpg', 'is empty'],
    ['.', 'leads out of the folder'],
    ['ana/nothing.jpg', 'does not exist'],
    ['ana/cover.jpg/below', 'does not exist'],
    ['broken.jpg', 'does not exist'],
    ['x'.repeat(300), 'has too long a name'],
    ['loop.jpg', 'is a link to itself'],
  ])('is refused as %j', async (name, reason) => {
    const root = await agencyFolder()
    expect(await findInFolder(root, name)).toEqual({ status: 'refused', reason })
  })
})

it('a text is read without NUL characters', async () => {
  const root = await freshFolder()
  await writeFile(join(root, 'post.html'), 'one\0two')
  expect(await readText(root, 'post.html', 100)).toEqual({ status: 'read', text: 'onetwo' })
})

it('a text that is not UTF-8 is not read, one that says so at its beginning is', async () => {
  const root = await freshFolder()
  await writeFile(join(root, 'old.html'), Buffer.from('S\xe3o Paulo', 'latin1'))
  await writeFile(join(root, 'marked.html'), '\ufeffSão Paulo')
  expect(await readText(root, 'old.html', 100)).toEqual({
    status: 'refused',
    reason: 'is not UTF-8',
  })
  expect(await readText(root, 'marked.html', 100)).toEqual({ status: 'read', text: 'São Paulo' })
})

it('a file that was changed has another stamp', async () => {
  const root = await freshFolder()
  await writeFile(join(root, 'a.jpg'), 'one')
  const before = await findInFolder(root, 'a.jpg')
  await writeFile(join(root, 'b.jpg'), 'two')
  await rename(join(root, 'b.jpg'), join(root, 'a.jpg'))
  const after = await findInFolder(root, 'a.jpg')
  expect(before).toMatchObject({ stamp: expect.any(String), changedMs: expect.any(Number) })
  expect(after).not.toMatchObject({ stamp: before.status === 'found' && before.stamp })
})

it('a text that is too long is not read', async () => {
  const root = await freshFolder()
  await writeFile(join(root, 'post.html'), 'x'.repeat(2_000_001))
  const refused = await readText(root, 'post.html', 2_000_000)
  expect(refused).toEqual({ status: 'refused', reason: 'is larger than 2 MB' })
})

/** With a secret beside it, and links to it and to what is inside. */
async function agencyFolder() {
  const parent = await freshFolder()
  const root = join(parent, 'agency')
  await mkdir(join(root, 'ana'), { recursive: true })
  await mkdir(join(parent, 'agency-2'))
  for (const file of ['secret.txt', 'agency-2/secret.txt', 'agency/ana/cover.jpg']) {
    await writeFile(join(parent, file), 'x'.repeat(5))
  }
  await writeFile(join(root, 'foto..jpg'), 'xxxxx')
  await writeFile(join(root, 'empty.jpg'), '')
  await symlink('ana', join(root, 'inside'))
  await symlink(parent, join(root, 'outside'))
  await symlink('../agency-2', join(root, 'beside'))
  await symlink('../secret.txt', join(root, 'out.jpg'))
  await symlink('loop.jpg', join(root, 'loop.jpg'))
  await symlink('nowhere', join(root, 'broken.jpg'))
  return root
}
