import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { toColourClass } from './colour-class.ts'
import {
  answerWith,
  eventually,
  filesIn,
  photo,
  picturesOver,
  removeFiles,
  serviceDown,
  streamOf,
} from './media.fixture.ts'
import type { Pictures } from './pictures.ts'

const jpeg = await photo().jpeg().toBuffer()
const small = await photo({ width: 60, height: 80 }).jpeg().toBuffer()
const at640 = { path: 'a.jpg', width: 640 } as const

describe('what pages are told of a picture', () => {
  it('is nothing at first, and soon its size, colour and version', async () => {
    const { pictures, asked } = await picturesOver({ 'a.jpg': jpeg })
    expect(pictures.describe('a.jpg')).toBeNull()
    await eventually(() => pictures.describe('a.jpg'))
    expect(pictures.describe('a.jpg')).toEqual({
      width: 1200,
      height: 1600,
      colour: expect.any(Number),
      version: expect.stringMatching(/^[\da-f]{12}$/),
    })
    expect(asked).toEqual(['a.jpg'])
  })

  it('is its average colour', async () => {
    const red = await photo({ width: 40, height: 40, colour: '#f00' }).jpeg().toBuffer()
    const { pictures } = await picturesOver({ 'a.jpg': red })
    expect(await pictures.learn('a.jpg')).toMatchObject({ colour: toColourClass(255, 32, 32) })
  })

  it('is still known after a restart, without a request', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    const facts = await pictures.learn('a.jpg')
    await pictures.close()
    const next = await picturesOver({}, { folder })
    expect(next.pictures.describe('a.jpg')).toEqual(facts)
    expect(next.asked).toEqual([])
  })

  it.each([
    'https://other.example/a.jpg',
    '//other.example/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    '@other.example/a.jpg',
    '\\\\other.example\\a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '../a.jpg',
    'a/%2e%2e/b.jpg',
    'a\0.jpg',
    'film.mp4',
    '',
  ])('is nothing of %j, and nobody is asked for it', async (path) => {
    const { pictures, asked } = await picturesOver({ [path]: jpeg })
    expect(pictures.describe(path)).toBeNull()
    expect(await pictures.learn(path)).toBeNull()
    expect(pictures.waiting()).toEqual({ urgent: 0, background: 0 })
    expect(asked).toEqual([])
  })

  it('is asked for two at a time, in a list that has an end', async () => {
    const never = new Promise<never>(() => {})
    const limits = { backgroundAtOnce: 2, backgroundWaiting: 5 }
    const names = Array.from({ length: 20 }, (_, index) => `${index}.jpg`)
    const files = Object.fromEntries(names.map((name) => [name, () => never]))
    const { pictures, asked } = await picturesOver(files, { limits })
    for (const name of names) pictures.describe(name)
    await eventually(() => asked.length === 2)
    expect(pictures.waiting()).toEqual({ urgent: 0, background: 5 })
  })
})

describe('a copy', () => {
  it('exists only of what a page shows', async () => {
    const { pictures, asked } = await picturesOver({ 'a.jpg': jpeg })
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'missing' })
    pictures.describe('a.jpg')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'found', format: 'webp' })
    expect(asked).toEqual(['a.jpg'])
  })

  it('exists of what a page of another process shows', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    const other = await picturesOver({ 'a.jpg': jpeg }, { folder })
    await pictures.learn('a.jpg')
    await eventually(() => isFound(other.pictures))
    expect(other.asked).toEqual([])
  })

  it('is made once for a hundred that ask for it', async () => {
    const { pictures, asked, folder } = await picturesOver({ 'a.jpg': jpeg })
    pictures.describe('a.jpg')
    const all = await Promise.all(Array.from({ length: 100 }, () => pictures.find(at640, 'webp')))
    expect(new Set(all.map((copy) => copy.status === 'found' && copy.bytes)).size).toBe(1) // the very same
    expect(asked).toEqual(['a.jpg'])
    expect(await filesIn(folder)).toHaveLength(2) // the source and one copy
  })

  it('needs the source once for all widths and formats', async () => {
    const { pictures, asked } = await picturesOver({ 'a.jpg': jpeg })
    await pictures.learn('a.jpg')
    for (const width of [240, 640, 960] as const) {
      for (const format of ['webp', 'jpeg'] as const) {
        expect(await pictures.find({ path: 'a.jpg', width }, format)).toMatchObject({ format })
      }
    }
    expect(asked).toEqual(['a.jpg'])
  })

  it('in AVIF is stood in for by WebP until it has been made', async () => {
    const { pictures } = await picturesOver({ 'a.jpg': small })
    await pictures.learn('a.jpg')
    expect(await pictures.find(at640, 'avif')).toMatchObject({ format: 'webp' })
    await eventually(async () => (await formatFor(pictures, 'avif')) === 'avif')
    expect(await formatFor(pictures, 'webp')).toBe('webp')
  })

  it('survives a restart, even when the service is down', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    await pictures.learn('a.jpg')
    const before = await pictures.find(at640, 'webp')
    await pictures.close()
    const next = await picturesOver({ 'a.jpg': () => serviceDown }, { folder })
    expect(await next.pictures.find(at640, 'webp')).toEqual(before)
  })

  it('is made of the source as it is now when the old one was pushed out', async () => {
    const sources = [jpeg, small]
    const { pictures, folder } = await picturesOver({
      'a.jpg': () => answerWith(sources.shift() ?? small),
    })
    const before = await pictures.learn('a.jpg')
    await removeFiles(folder, '.source')
    const copy = await pictures.find(at640, 'webp')
    expect(copy).toMatchObject({ status: 'found', version: pictures.describe('a.jpg')?.version })
    expect(pictures.describe('a.jpg')).toMatchObject({ width: 60, height: 80 })
    expect(pictures.describe('a.jpg')?.version).not.toBe(before?.version)
  })

  it('is made anew of a source that was damaged on disk, at the second try', async () => {
    const { pictures, folder, asked } = await picturesOver(
      { 'a.jpg': jpeg },
      { limits: { failureMs: 1 } },
    )
    await pictures.learn('a.jpg')
    await damageFiles(folder, '.source')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'invalid' })
    await eventually(() => isFound(pictures))
    expect(asked).toEqual(['a.jpg', 'a.jpg'])
  })
})

describe('a source that is no good', () => {
  it.each([
    ['missing', 'missing', () => ({ status: 'missing' as const })],
    ['the service down', 'unavailable', () => serviceDown],
    ['empty', 'invalid', () => answerWith(new Uint8Array())],
    ['a page', 'invalid', () => answerWith(page)],
    ['cut', 'unavailable', () => answerWith(streamOf(jpeg.subarray(0, 9_000)), jpegLength)],
    ['cut without a word', 'invalid', () => answerWith(streamOf(jpeg.subarray(0, 9_000)))],
    ['500 MB', 'invalid', () => answerWith(streamOf(), { 'content-length': '500000000' })],
  ])('gives no picture, and nothing of it is kept: %s', async (_, status, answer) => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': answer })
    pictures.describe('a.jpg')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status })
    expect(pictures.describe('a.jpg')).toBeNull()
    expect(await filesIn(folder)).toEqual([])
    expect(await readdir(join(folder, 'partial'))).toEqual([])
  })

  it('is not requested again at once, and is reported once', async () => {
    const { pictures, asked, problems } = await picturesOver({ 'a.jpg': page })
    pictures.describe('a.jpg')
    for (let times = 0; times < 10; times++) await pictures.find(at640, 'webp')
    expect(asked).toEqual(['a.jpg'])
    const reason = 'broken: Input file contains unsupported image format'
    expect(problems).toEqual([{ kind: 'source', path: 'a.jpg', reason }])
  })

  it('is not reported here if the service is down: its client reports that', async () => {
    const { pictures, problems } = await picturesOver({ 'a.jpg': () => serviceDown })
    expect(await pictures.learn('a.jpg')).toBeNull()
    expect(problems).toEqual([])
  })

  it('is asked for again a little later', async () => {
    const answers = [serviceDown]
    const limits = { failureMs: 20 }
    const files = { 'a.jpg': () => answers.shift() ?? answerWith(jpeg) }
    const { pictures } = await picturesOver(files, { limits })
    pictures.describe('a.jpg')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'unavailable' })
    await eventually(() => isFound(pictures))
  })

  it('keeps a visitor waiting no longer than the limit', async () => {
    const limits = { waitMs: 50, fetchMs: 5_000 }
    const files = { 'a.jpg': () => new Promise<never>(() => {}) }
    const { pictures } = await picturesOver(files, { limits })
    pictures.describe('a.jpg')
    expect(await pictures.find(at640, 'webp')).toEqual({ status: 'unavailable', reason: 'late' })
  })

  it('does not keep others from their pictures', async () => {
    const files = { 'a.jpg': jpeg, 'late.jpg': () => new Promise<never>(() => {}) }
    const { pictures } = await picturesOver(files)
    pictures.describe('late.jpg')
    void pictures.find({ path: 'late.jpg', width: 640 }, 'webp')
    pictures.describe('a.jpg')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'found' })
  })
})

describe('a crowd', () => {
  it('is refused at once if too many wait', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `${index}.jpg`)
    const files = Object.fromEntries(names.map((name) => [name, small]))
    const limits = { fetchesAtOnce: 2, waiting: 5, backgroundAtOnce: 1 }
    const { pictures } = await picturesOver(files, { limits })
    for (const name of names) pictures.describe(name)
    const all = await Promise.all(names.map((path) => pictures.find({ path, width: 640 }, 'webp')))
    const statuses = new Set(all.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['found', 'unavailable']))
  })
})

const page = Buffer.from('<!doctype html>')
const jpegLength = { 'content-length': String(jpeg.length) }

async function isFound(pictures: Pictures) {
  return (await pictures.find(at640, 'webp')).status === 'found'
}

async function formatFor(pictures: Pictures, wanted: 'avif' | 'webp') {
  const copy = await pictures.find(at640, wanted)
  return copy.status === 'found' ? copy.format : null
}

async function damageFiles(folder: string, ending: string) {
  for (const file of await filesIn(folder)) {
    if (file.endsWith(ending)) await writeFile(file, (await readFile(file)).fill(0))
  }
}
