import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { FetchMedia, MediaReply } from '#upstream/media.ts'

import { type FilmLimits, filmLimits } from './film-limits.ts'
import { createFilms, filmType, type FilmRequest } from './films.ts'

describe('films', () => {
  it('have an address where a page shows them', async () => {
    const { films } = await filmsOver(always(clip()))
    expect(films.filmAddress('talents/Ana 1.mp4')).toBe('/films/talents/Ana%201.mp4')
  })

  it.each(['a.jpg', '../a.mp4', 'https://other.example/a.mp4', '@other.example/a.mp4', 'a.mp4?b'])(
    'have none for %s, which is no clip of the agency',
    async (path) => {
      const { films, asked } = await filmsOver(always(clip()))
      expect(films.filmAddress(path)).toBeNull()
      expect(await films.open(asking(path))).toMatchObject({ status: 'missing' })
      expect(asked).toEqual([])
    },
  )

  it('have captions at an address of theirs; nothing else has one', async () => {
    const { films } = await filmsOver(always(clip()))
    expect(films.trackAddress('talents/Ana 1.pt.vtt')).toBe('/films/talents/Ana%201.pt.vtt')
    for (const path of ['a.mp4', 'a.vtt.html', '../a.vtt', 'https://other.example/a.vtt']) {
      expect(films.trackAddress(path)).toBeNull()
    }
    expect(films.filmAddress('a.vtt')).toBeNull()
  })

  it('are open only where a page shows them, also after a restart', async () => {
    const { films, folder } = await filmsOver(always(clip()))
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'missing' })
    films.filmAddress('a.mp4')
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'found', type: 'video/mp4' })
    await films.close()
    const next = await filmsOver(always(clip()), { folder })
    expect(await next.films.open(asking('a.mp4'))).toMatchObject({ status: 'found' })
  })

  it('are closed once they are forgotten', async () => {
    const { films } = await filmsOver(always(clip()))
    films.filmAddress('a.mp4')
    films.forget('a.mp4')
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'missing' })
  })

  it.each([
    ['missing', { status: 'missing' } as const],
    ['unavailable', { status: 'failed', reason: { kind: 'unreachable' } } as const],
  ])('are %s when the media say so, and hold no place', async (status, reply) => {
    const { films } = await filmsOver(always(reply), { atOnce: 1 })
    films.filmAddress('a.mp4')
    for (let times = 0; times < 3; times++) {
      expect(await films.open(asking('a.mp4'))).toMatchObject({ status })
    }
  })

  it('that the media no longer have are reported by path, once an hour', async () => {
    const { films, reported } = await filmsOver(always({ status: 'missing' }))
    for (const path of ['a.mp4', 'b.mp4', 'a.mp4']) {
      films.filmAddress(path)
      await films.open(asking(path))
    }
    const reason = 'missing: no such file'
    expect(reported).toEqual([
      { kind: 'source', path: 'a.mp4', reason },
      { kind: 'source', path: 'b.mp4', reason },
    ])
  })

  it('are so many at once; the next is sent away until one ends', async () => {
    const { films } = await filmsOver(async () => clip(), { atOnce: 2 })
    films.filmAddress('a.mp4')
    const open = () => films.open(asking('a.mp4'))
    const [first, second] = [await open(), await open()]
    expect(await open()).toMatchObject({ status: 'unavailable' })
    await bodyOf(first)?.cancel()
    await expect.poll(async () => (await open()).status).toBe('found')
    expect(await open()).toMatchObject({ status: 'unavailable' })
    expect(await new Response(bodyOf(second)).text()).toBe('a clip')
    await expect.poll(async () => (await open()).status).toBe('found')
  })

  it('whose readers stand still make place for who comes, and let go of their media', async () => {
    const media: ReturnType<typeof endless>[] = []
    const answer = async () => {
      const next = endless()
      media.push(next)
      return clip(next.body)
    }
    const { films } = await filmsOver(answer, { atOnce: 2, evictAfterMs: 0 })
    films.filmAddress('a.mp4')
    const [first] = [await films.open(asking('a.mp4')), await films.open(asking('a.mp4'))]
    const reader = bodyOf(first)?.getReader()
    await reader?.read()
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'found' })
    await expect.poll(() => media.filter((each) => each.wasCancelled())).toHaveLength(1)
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'found' })
    await expect(reader?.read()).rejects.toThrow('the sending broke off')
  })

  it('of one network are no more than its share', async () => {
    const { films } = await filmsOver(async () => clip(), { atOnce: 3, byNetwork: 2 })
    films.filmAddress('a.mp4')
    const openFor = (network: string) => films.open({ ...asking('a.mp4'), network })
    await openFor('192.0.2.1')
    await openFor('192.0.2.1')
    expect(await openFor('192.0.2.1')).toMatchObject({ status: 'unavailable' })
    expect(await openFor('192.0.2.2')).toMatchObject({ status: 'found' })
  })

  it.each(['before its media answer', 'while nobody reads', 'while it is read'])(
    'whose visitor leaves %s hold no place, and let go of their media',
    async (when) => {
      const visitor = new AbortController()
      const media = endless()
      const replies = [clip(media.body)]
      const answer = async () => {
        if (when === 'before its media answer') visitor.abort()
        return replies.pop() ?? clip()
      }
      const { films } = await filmsOver(answer, { atOnce: 1 })
      films.filmAddress('a.mp4')
      const film = await films.open({ ...asking('a.mp4'), signal: visitor.signal })
      if (when === 'while it is read') await bodyOf(film)?.getReader().read()
      visitor.abort()
      await expect.poll(media.wasCancelled).toBe(true)
      expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'found' })
    },
  )

  it('end a place when the media break off', async () => {
    const { films } = await filmsOver(async () => clip(breakingOff()), { atOnce: 1 })
    films.filmAddress('a.mp4')
    const film = await films.open(asking('a.mp4'))
    await expect(new Response(bodyOf(film)).text()).rejects.toMatchObject({
      message: 'the film broke off',
    })
    expect(await films.open(asking('a.mp4'))).toMatchObject({ status: 'found' })
  })
})

it.each([
  ['a.mp4', 'video/mp4'],
  ['a/b.WEBM', 'video/webm'],
  ['a.ogg', 'video/ogg'],
  ['a.mov', 'video/quicktime'],
])('calls %s %s', (path, type) => {
  expect(filmType(path)).toBe(type)
})

it.each(['a.jpg', 'a.html', 'a.mp4.html', 'a.mp4/', 'mp4', 'a.svg', 'a.__proto__', ''])(
  'takes %j for no clip',
  (path) => {
    expect(filmType(path)).toBeNull()
  },
)

function always(reply: MediaReply) {
  return async () => reply
}

function clip(body: ReadableStream<Uint8Array> = new Blob(['a clip']).stream()): MediaReply {
  return { status: 'found', response: { status: 200, headers: new Headers(), body } }
}

function endless() {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(10)),
    cancel() {
      isCancelled = true
    },
  })
  return { body, wasCancelled: () => isCancelled }
}

function breakingOff() {
  return new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  })
}

function asking(path: string): FilmRequest {
  return { path, range: null, network: null, signal: new AbortController().signal }
}

function bodyOf(film: Awaited<ReturnType<Awaited<ReturnType<typeof createFilms>>['open']>>) {
  return film.status === 'found' ? film.response.body : null
}

async function filmsOver(
  answer: () => Promise<MediaReply>,
  { folder, ...limits }: { folder?: string } & Partial<FilmLimits> = {},
) {
  const where = folder ?? (await freshFolder())
  const asked: string[] = []
  const reported: unknown[] = []
  const fetchMedia: FetchMedia = (path) => {
    asked.push(path)
    return answer()
  }
  const films = await createFilms({
    fetchMedia,
    folder: where,
    limits: { ...filmLimits, reserveBytes: 0, reserveFiles: 0, ...limits },
    report: (problem) => reported.push(problem),
  })
  onTestFinished(() => films.close())
  return { films, folder: where, asked, reported }
}
