import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { archiveOf, creditsOf, entryName, extensionOf } from './archive.ts'

const first = { album: 2, number: 1, extension: '.jpg' }

it.each([
  ['Lúcia Prado', 'Lúcia-Prado-Book-01.jpg'],
  ['../../etc/passwd', 'etc-passwd-Book-01.jpg'],
  ['日本 太郎', '日本-太郎-Book-01.jpg'],
  ['con', 'con-Book-01.jpg'],
  ['!?', 'talent-Book-01.jpg'],
])('%s is kept as %s', (talent, name) => {
  expect(entryName(talent, first)).toBe(name)
})

it('is a name on every system, whatever the talent is called', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        fc.string({ unit: 'binary-ascii' }),
      ),
      (talent) => {
        const name = entryName(talent.toWellFormed(), { album: 3, number: 8, extension: '.webp' })
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+-Polaroids-08\.webp$/u)
        expect(Buffer.byteLength(name)).toBeLessThan(256)
      },
    ),
  )
})

it.each([
  ['ab/abc.webp', '.webp'],
  ['ab/abc', ''],
  ['ab.c/abc', ''],
])('of %s ends with %j', (path, extension) => {
  expect(extensionOf(path)).toBe(extension)
})

const order = {
  talent: { id: 1, name: 'Lúcia Prado' },
  gallery: ['Revista Lume · Ivo\nLacerda', null, ' '].map((caption, id) => ({
    id,
    file: 'x',
    caption,
    width: null,
    height: null,
  })),
  format: 'jpeg',
  language: 'en',
} as const

it('has the credits of each file, in the order of the choice, for every editor', async () => {
  const agency = { name: 'Vereda', email: 'a@b.example', phone: '', address: 'Rua' }
  const credits = creditsOf({ ...order, agency }, ['b.jpg', 'a.jpg', 'c.jpg'])
  if (credits === null) throw new Error('there are none')
  const text = await buffer(await credits.open(new AbortController().signal))
  expect(credits).toMatchObject({ name: 'credits.txt', bytes: text.length })
  expect(text.toString()).toBe(
    '\uFEFFLúcia Prado\r\nVereda  a@b.example\r\n\r\nb.jpg  Revista Lume · Ivo Lacerda\r\na.jpg\r\nc.jpg\r\n',
  )
  expect(creditsOf({ ...order, agency, language: 'es' }, [])?.name).toBe('creditos.txt')
  expect(creditsOf(order, [])).toBeNull()
})

it('fails where a file cannot be read to its end', async () => {
  const archive = await archiveOf([{ name: 'a.jpg', bytes: 8, open: cutShort }])
  const readAll = async () => {
    for (;;) if ((await archive.next()) === null) return
  }
  await expect(readAll()).rejects.toThrow('the disk is gone')
})

async function* half() {
  yield Buffer.from('half')
  throw new Error('the disk is gone')
}

const cutShort = async () => Readable.from(half())
