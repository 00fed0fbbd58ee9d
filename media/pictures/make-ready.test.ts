import { describe, expect, it } from 'vitest'

import { makeReady } from './make-ready.ts'
import {
  answerWith,
  eventually,
  filesIn,
  photo,
  picturesOver,
  removeFiles,
} from './media.fixture.ts'
import { pictureLimits } from './picture-limits.ts'

const jpeg = await photo().jpeg().toBuffer()
const small = await photo({ width: 60, height: 80 }).jpeg().toBuffer()
const atOnce = { readyAfterMs: 0 }

describe('covers that are made ready', () => {
  it('are ready in AVIF for the first request, in the widths of cards', async () => {
    const { pictures } = await picturesOver({ 'a.jpg': jpeg }, { limits: atOnce })
    await pictures.makeReady(['a.jpg'])
    for (const width of [400, 640] as const) {
      for (const format of ['avif', 'webp'] as const) {
        expect(await pictures.find({ path: 'a.jpg', width }, format)).toMatchObject({ format })
      }
    }
    expect(pictures.waiting()).toEqual({ urgent: 0, background: 0 })
  })

  it('are as wide as a small picture is, and nothing that is no picture', async () => {
    const { pictures, folder, asked } = await picturesOver({ 'a.jpg': small }, { limits: atOnce })
    await pictures.makeReady(['a.jpg', 'film.mp4', '../b.jpg'])
    expect(await filesIn(folder)).toHaveLength(3) // the source, one WebP, one AVIF
    expect(asked).toEqual(['a.jpg'])
  })

  it('come as WebP of everybody first, then as AVIF', async () => {
    const made: string[] = []
    await makeReady(['a.jpg', 'b.jpg'], {
      register: {
        add: () => {},
        find: async (path) => ({ path, facts: { width: 500, height: 9, colour: 0, version: '' } }),
      },
      sources: { obtain: async () => ({ status: 'missing', reason: 'not needed' }) },
      maker: {
        prepare: async ({ path, width }, format) => void made.push(`${path} ${width} ${format}`),
        find: async () => null,
      },
      limits: { ...pictureLimits, ...atOnce },
      signal: new AbortController().signal,
    })
    expect(made).toEqual(['a.jpg 400 webp', 'b.jpg 400 webp', 'a.jpg 400 avif', 'b.jpg 400 avif'])
  })

  it('are not made again after a restart, and those seen first lie in memory', async () => {
    const files = { 'a.jpg': small, 'b.jpg': small }
    const { pictures, folder } = await picturesOver(files, { limits: atOnce })
    await pictures.makeReady(['a.jpg', 'b.jpg'])
    await pictures.close()
    await removeFiles(folder, '.source')
    const limits = { ...atOnce, readyInMemory: 1 }
    const next = await picturesOver({}, { folder, limits })
    await next.pictures.makeReady(['a.jpg', 'b.jpg'])
    expect(next.asked).toEqual([])
    await removeFiles(folder, '')
    const found = ['a.jpg', 'b.jpg'].map((path) => next.pictures.find({ path, width: 240 }, 'webp'))
    expect(await Promise.all(found)).toMatchObject([{ status: 'found' }, { status: 'missing' }])
  })

  it('skip pictures that are missing or unreadable', async () => {
    const files = { 'b.jpg': Buffer.from('no picture'), 'c.jpg': small }
    const { pictures } = await picturesOver(files, { limits: atOnce })
    await pictures.makeReady(['a.jpg', 'b.jpg', 'c.jpg'])
    const avif = await pictures.find({ path: 'c.jpg', width: 240 }, 'avif')
    expect(avif).toMatchObject({ format: 'avif' })
  })

  it('are so many and no more', async () => {
    const files = { 'a.jpg': small, 'b.jpg': small }
    const limits = { ...atOnce, readyPictures: 1 }
    const { pictures, asked } = await picturesOver(files, { limits })
    await pictures.makeReady(['a.jpg', 'b.jpg'])
    expect(asked).toEqual(['a.jpg'])
  })

  it.each([
    ['the site ends', ({ pictures }) => pictures.close(), 'unavailable'],
    ['there is another roster', ({ pictures }) => pictures.makeReady([]), 'found'],
    ['their talent leaves', ({ pictures }) => pictures.forget('b.jpg'), 'missing'],
  ] satisfies [string, (world: World) => Promise<void>, string][])(
    'are made no further when %s',
    async (_, happens, laterStatus) => {
      const held = Promise.withResolvers<void>()
      const whenLet = () => held.promise.then(() => answerWith(small))
      const world = await picturesOver({ 'a.jpg': whenLet, 'b.jpg': small }, { limits: atOnce })
      const ready = world.pictures.makeReady(['a.jpg', 'b.jpg'])
      await eventually(() => world.asked.length === 1)
      await happens(world)
      held.resolve()
      await ready
      expect(world.asked).toEqual(['a.jpg'])
      const later = await world.pictures.find({ path: 'b.jpg', width: 240 }, 'webp')
      expect(later.status).toBe(laterStatus)
    },
  )
})

type World = Awaited<ReturnType<typeof picturesOver>>
