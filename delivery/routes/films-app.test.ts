import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { FetchMedia, MediaReply } from '#upstream/media.ts'

import { type FilmLimits, filmLimits } from '#media/films/film-limits.ts'
import { createFilms } from '#media/films/films.ts'
import { filmsApp } from './films-app.ts'

describe('the address of a film', () => {
  it('hands the clip through, under a type of ours', async () => {
    const { get } = await siteShowing(
      clip(200, { 'content-type': 'text/html', 'content-length': '6' }),
    )
    const answer = await get('/films/a.mp4')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('a clip')
    expect(answer.headers.get('Content-Type')).toBe('video/mp4')
    expect(answer.headers.get('Content-Length')).toBe('6')
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
  })

  it('hands one range through, asked for and answered', async () => {
    const { get, ranges } = await siteShowing(clip(206, { 'content-range': 'bytes 0-5/900' }))
    const answer = await get('/films/a.mp4', { Range: 'bytes=0-5' })
    expect(ranges).toEqual(['bytes=0-5'])
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toBe('bytes 0-5/900')
    expect(await answer.text()).toBe('a clip')
  })

  it('is whole for who has a part of something older: no tag could tell (RFC 9110, 13.1.5)', async () => {
    const { get, ranges } = await siteShowing(clip())
    const answer = await get('/films/a.mp4', { Range: 'bytes=0-1', 'If-Range': '"some tag"' })
    expect(ranges).toEqual([undefined])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Range')).toBeNull()
    expect(answer.headers.get('ETag')).toBeNull()
  })

  it('has no part by HEAD (RFC 9110, 14.2)', async () => {
    const { app, ranges } = await siteShowing(clip(200, { 'content-length': '6' }))
    const asked = { method: 'HEAD', headers: { Range: 'bytes=0-1' } }
    const answer = await app.request('/films/a.mp4', asked)
    expect(ranges).toEqual([undefined])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Length')).toBe('6')
    expect(await answer.text()).toBe('')
  })

  it('comes as it is, whatever encoding is taken', async () => {
    for (const accepted of ['br, gzip', 'identity;q=0', '*;q=0', ';;,=']) {
      const { get } = await siteShowing(clip())
      const answer = await get('/films/a.mp4', { 'Accept-Encoding': accepted })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Encoding')).toBeNull()
    }
  })

  it('says when there is no such range', async () => {
    const { get } = await siteShowing(clip(416, { 'content-range': 'bytes */900' }))
    const answer = await get('/films/a.mp4', { Range: 'bytes=5000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('Content-Range')).toBe('bytes */900')
    expect(answer.headers.get('Cache-Control')).toBe('no-store') // or a cache sends it to who wants the whole
    expect(await answer.text()).toBe('')
  })

  it('hands on no header of the service but sizes in their proper form', async () => {
    const headers = {
      'set-cookie': 'a=b',
      'x-powered-by': 'canary',
      'content-length': '6, 6',
      'content-range': 'bytes 0-5/900; canary',
    }
    const { get } = await siteShowing(clip(206, headers))
    const answer = await get('/films/a.mp4', { Range: 'bytes=0-5' })
    for (const name of Object.keys(headers)) expect(answer.headers.get(name)).toBeNull()
  })

  it('lets no answer run anything, be sniffed or be embedded elsewhere', async () => {
    const { get } = await siteShowing(clip())
    for (const address of ['/films/a.mp4', '/films/unknown.mp4', '/films/..%2fa.mp4', '/films/']) {
      const { headers } = await get(address)
      expect(headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    }
  })

  it.each([
    '/films/b.mp4',
    '/films/../a.mp4',
    '/films/..%2fa.mp4',
    '/films/a.mp4%00',
    '/films//a.mp4',
    '/films/a.mp4/',
    '/films/%zz',
    '/films/',
  ])('gives nothing for %s, and asks nobody', async (address) => {
    const { get, ranges } = await siteShowing(clip())
    expect((await get(address)).status).toBe(404)
    expect(ranges).toEqual([])
  })

  it('cancels its request when only the headers are wanted', async () => {
    const { body, wasCancelled } = endless()
    const { app } = await siteShowing(clip(200, {}, body))
    const answer = await app.request('/films/a.mp4', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(wasCancelled()).toBe(true)
  })

  it('comes although as many as may read at once have stopped reading', async () => {
    const media: ReturnType<typeof endless>[] = []
    const film = () => {
      const next = endless()
      media.push(next)
      return clip(200, {}, next.body)
    }
    const { app } = await siteShowing(film, { atOnce: 2, evictAfterMs: 50 })
    const { hostname, port } = new URL(await served(app))
    for (let reader = 0; reader < 2; reader += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      socket.write('GET /films/a.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.pause()
    }
    await expect.poll(() => media.length).toBe(2)
    const visitor = new AbortController()
    const open = () => fetch(`http://${hostname}:${port}/films/a.mp4`, { signal: visitor.signal })
    await expect.poll(async () => (await open()).status).toBe(200)
    expect(media.filter(({ wasCancelled }) => wasCancelled())).toHaveLength(1)
    visitor.abort()
  })

  it('cancels its request when the visitor leaves', async () => {
    const { body, wasCancelled } = endless()
    const { app } = await siteShowing(clip(200, {}, body))
    const address = await served(app)
    const visitor = new AbortController()
    const answer = await fetch(`${address}/films/a.mp4`, { signal: visitor.signal })
    await answer.body?.getReader().read()
    expect(wasCancelled()).toBe(false)
    visitor.abort()
    await expect.poll(wasCancelled).toBe(true)
  })
})

describe('the address of captions', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n<script>Olá</script>\n'

  it('hands WebVTT through whole, as text of its own type that nothing executes', async () => {
    const { get, ranges } = await siteShowing(answering(captions, { 'content-type': 'text/html' }))
    const answer = await get('/films/a.pt.vtt', { Range: 'bytes=0-5' })
    expect(ranges).toEqual([undefined])
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(captions)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-length': String(Buffer.byteLength(captions)),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['a web page', '<!doctype html><p>Sign in'],
    ['what is empty', ''],
    ['what is too large', captions.padEnd(5_000_000)],
  ])('refuses %s', async (_what, text) => {
    const { get } = await siteShowing(answering(text))
    const answer = await get('/films/a.pt.vtt')
    expect(answer.status).toBe(502)
    expect(await answer.text()).toBe('')
  })

  it('lets the next visitor in after a body that was refused', async () => {
    const { get } = await siteShowing(() => clip(200, {}, endless().body), { atOnce: 1 })
    for (let times = 0; times < 3; times += 1) {
      expect((await get('/films/a.pt.vtt')).status).toBe(502)
    }
  })

  it('has nothing for captions that no page shows', async () => {
    const { get } = await siteShowing(answering(captions))
    expect((await get('/films/b.vtt')).status).toBe(404)
  })
})

function answering(text: string, headers = {}): MediaReply {
  return clip(200, headers, new Blob([text]).stream())
}

function clip(
  status = 200,
  headers: Record<string, string> = {},
  body: ReadableStream<Uint8Array> = new Blob(['a clip']).stream(),
): MediaReply {
  return { status: 'found', response: { status, headers: new Headers(headers), body } }
}

function endless() {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await delay(1)
      controller.enqueue(new Uint8Array(1_000_000))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  return { body, wasCancelled: () => isCancelled }
}

/** The site, a page of which shows `a.mp4` with captions; its media give one answer. */
async function siteShowing(
  reply: MediaReply | (() => MediaReply),
  limits: Partial<FilmLimits> = {},
) {
  const ranges: (string | undefined)[] = []
  const fetchMedia: FetchMedia = async (_, options) => {
    ranges.push(options?.range)
    return typeof reply === 'function' ? reply() : reply
  }
  const films = await createFilms({
    fetchMedia,
    folder: await freshFolder(),
    limits: { ...filmLimits, ...limits },
    report: () => {},
  })
  onTestFinished(() => films.close())
  films.filmAddress('a.mp4')
  films.trackAddress('a.pt.vtt')
  const app = filmsApp(films)
  const get = (address: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.request(address, { headers }))
  return { app, get, ranges }
}

/** Where an app is served over HTTP until the test ends. */
async function served(app: Hono): Promise<string> {
  const started = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    started.resolve(port),
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await started.promise}`
}
