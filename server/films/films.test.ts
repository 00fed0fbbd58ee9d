import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { FetchMedia, MediaReply } from '#upstream/media.ts'

import { createFilms, type FilmRequest } from './films.ts'

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
    ['unavailable', { status: 'failed', failure: { kind: 'unreachable' } } as const],
  ])('are %s when the media say so, and hold no place', async (status, reply) => {
    const { films } = await filmsOver(always(reply), { atOnce: 1 })
    films.filmAddress('a.mp4')
    for (let times = 0; times < 3; times++) {
      expect(await films.open(asking('a.mp4'))).toMatchObject({ status })
    }
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

function always(reply: MediaReply) {
  return async () => reply
}

function clip(body: ReadableStream<Uint8Array> = new Blob(['a clip']).stream()): MediaReply {
  return { status: 'found', response: { status: 200, headers: new Headers(), body } }
}

function breakingOff() {
  return new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  })
}

function asking(path: string): FilmRequest {
  return { path, range: null, signal: new AbortController().signal }
}

function bodyOf(film: Awaited<ReturnType<Awaited<ReturnType<typeof createFilms>>['open']>>) {
  return film.status === 'found' ? film.response.body : null
}

async function filmsOver(
  answer: () => Promise<MediaReply>,
  options: { folder?: string; atOnce?: number } = {},
) {
  const { folder = await freshFolder(), atOnce = 10 } = options
  const asked: string[] = []
  const fetchMedia: FetchMedia = (path) => {
    asked.push(path)
    return answer()
  }
  const limits = { atOnce, knownPaths: 100, reserveBytes: 0, reserveFiles: 0 }
  const films = await createFilms({ fetchMedia, folder, limits, report: () => {} })
  onTestFinished(() => films.close())
  return { films, folder, asked }
}
