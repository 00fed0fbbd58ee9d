import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { upstreamLimits } from '#upstream/limits.ts'
import { createFetchMedia } from '#upstream/media.ts'
import { overHttp } from '#upstream/transport.ts'

import { filesIn, photo } from '#media/pictures/media.fixture.ts'
import { createEncoder } from '#media/pictures/encoder.ts'
import { pictureLimits } from '#media/pictures/picture-limits.ts'
import { createPictures } from '#media/pictures/pictures.ts'
import { createFilms } from '#media/films/films.ts'
import { filmsApp } from '#delivery/routes/films-app.ts'

const long = 'x'.repeat(40_000)
const clip = 'a clip'
/** An answer as it stands on the wire; the body after these headers is the clip, and the line ends with it. */
const said = (status: string, ...headers: string[]) => answerOf(status, headers, Buffer.from(clip))
const answerOf = (status: string, headers: readonly string[], body: Uint8Array) =>
  Buffer.concat([
    Buffer.from([`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n'), 'latin1'),
    body,
  ])
const whole = (...headers: string[]) => said('200 OK', ...headers)
const part = (...headers: string[]) => said('206 Partial Content', ...headers)

type Lie = [lie: string, range: string | null, answer: Buffer, status: number]
const refusals: Lie[] = [
  ['a part, unasked', null, part('Content-Range: bytes 0-5/900', 'Content-Length: 6'), 502],
  ['a part without its place', 'bytes=0-5', part('Content-Length: 6'), 502],
  ['a part at no place', 'bytes=0-5', part('Content-Range: bytes NaN-\xff/-1'), 502],
  ['a part at a place that cannot be', 'bytes=0-5', part('Content-Range: bytes 5-0/900'), 502],
  ['a part beyond the end', 'bytes=0-5', part('Content-Range: bytes 0-5/3'), 502],
  [
    'a part past all numbers',
    'bytes=0-5',
    part(`Content-Range: bytes 0-5/${'9'.repeat(400)}`),
    502,
  ],
  ['another part', 'bytes=0-5', part('Content-Range: bytes 100-105/900'), 502],
  ['more than the part', 'bytes=0-1', part('Content-Range: bytes 0-5/900'), 502],
  ['another end', 'bytes=-6', part('Content-Range: bytes 0-5/900'), 502],
  [
    'a part of another length',
    'bytes=0-8',
    part('Content-Range: bytes 0-8/9', 'Content-Length: 6'),
    502,
  ],
  ['several parts', 'bytes=0-5', part('Content-Type: multipart/byteranges; boundary=a'), 502],
  [
    'an encoded part',
    'bytes=0-5',
    part('Content-Range: bytes 0-5/9', 'Content-Encoding: gzip'),
    502,
  ],
  ['no such part, unasked', null, said('416 No', 'Content-Range: bytes */900'), 502],
  ['a length that is none', null, whole('Content-Length: 6x'), 503],
  ['a length below nought', null, whole('Content-Length: -6'), 503],
  ['two lengths', null, whole('Content-Length: 6', 'Content-Length: 7'), 503],
  ['a length past all numbers', null, whole(`Content-Length: ${'9'.repeat(400)}`), 503],
  ['a length beside chunks', null, whole('Content-Length: 6', 'Transfer-Encoding: chunked'), 503],
  ['a tag of control bytes', null, whole('ETag: "\x01\x00\x7f"'), 503],
  ['a date of 40 kB', null, whole(`Last-Modified: ${long}`), 503],
  ['a fault', null, said('500 No', 'Content-Length: 6'), 503],
  ['no HTTP', null, Buffer.from('SSH-2.0-OpenSSH_9.9\r\n'), 503],
]

const served: Lie[] = [
  ['the whole to who asked for a part', 'bytes=0-1', whole('Content-Length: 6'), 200],
  ['a place of the whole', null, whole('Content-Range: bytes 0-5/900'), 200],
  ['a tag and a date that are none', null, whole('ETag: W/"\xff,*', 'Last-Modified: NaN'), 200],
  ['a script', null, whole('Content-Type: text/html', 'Set-Cookie: a=b', 'Refresh: 0'), 200],
  ['the part', 'bytes=0-5', part('Content-Range: bytes 0-5/900', 'Content-Length: 6'), 206],
  ['the part of what has no size', 'bytes=3-', part('Content-Range: bytes 3-8/*'), 206],
  ['the beginning of the part', 'bytes=0-99', part('Content-Range: bytes 0-5/900'), 206],
  ...['identity', 'aws-chunked'].map((coding): Lie => [
    `a part in the coding ${coding}, which nobody decodes`,
    'bytes=0-5',
    part('Content-Range: bytes 0-5/900', `Content-Encoding: ${coding}`),
    206,
  ]),
  ['the end', 'bytes=-6', part('Content-Range: bytes 894-899/900'), 206],
  ['all, which is less than the end', 'bytes=-99', part('Content-Range: bytes 0-5/6'), 206],
]

/** One for all tests, as a site has: one for each test would start a process each time. */
const encoder = createEncoder(pictureLimits, () => {})
afterAll(() => encoder.close())

const own = /^(?:etag|last-modified|set-cookie|refresh|content-encoding)$/

describe('media whose answer to a film is a lie', () => {
  it.each(refusals)('are refused in order: %s', async (_, range, answer, status) => {
    const { film, honest } = await siteOver(answer)
    for (let visit = 0; visit < 4; visit += 1) {
      const refusal = await film(range)
      expect([refusal.status, await refusal.text()]).toEqual([status, ''])
      expect(refusal.headers.get('Content-Range')).toBeNull()
      expect([...refusal.headers.keys()].filter((name) => own.test(name))).toEqual([])
    }
    expect(await honest()).toEqual([200, 'found'])
  })

  it.each(served)('are shown where they do no harm: %s', async (_, range, answer, status) => {
    const { film, honest } = await siteOver(answer)
    const shown = await film(range)
    expect([shown.status, await shown.text()]).toEqual([status, clip])
    expect(shown.headers.has('Content-Range')).toBe(status === 206)
    expect(shown.headers.get('Content-Type')).toBe('video/mp4')
    expect([...shown.headers.keys()].filter((name) => own.test(name))).toEqual([])
    expect(await honest()).toEqual([200, 'found'])
  })

  it('have a film’s own length, not that of its encoded form', async () => {
    const zipped = gzipSync(clip.repeat(900))
    const headers = ['Content-Encoding: gzip', `Content-Length: ${zipped.byteLength}`]
    const { film } = await siteOver(answerOf('200 OK', headers, zipped))
    const shown = await film(null)
    expect(shown.headers.get('Content-Length')).toBeNull()
    expect(await shown.text()).toBe(clip.repeat(900))
  })

  it.each([1, 200])('which ends %i bytes early end it for the visitor too', async (bytes) => {
    const { film, honest } = await siteOver(whole(`Content-Length: ${clip.length + bytes}`))
    await expect(film(null).then((answer) => answer.text())).rejects.toThrow()
    expect(await honest()).toEqual([200, 'found'])
  })
})

describe('media whose answer to a picture is a lie', () => {
  it.each([...refusals, ...served])(
    'give no picture, and leave nothing behind: %s',
    async (_, _range, answer) => {
      const { pictures, folder, honest } = await siteOver(answer)
      pictures.describe('lie.png')
      for (let visit = 0; visit < 4; visit += 1) {
        const { status } = await pictures.find({ path: 'lie.png', width: 240 }, 'webp')
        expect(['invalid', 'unavailable']).toContain(status)
      }
      expect(await filesIn(folder)).toEqual([])
      expect(await honest()).toEqual([200, 'found'])
    },
  )
})

/** Films and pictures over media that answer with a lie where the path says so, and well to all else. */
async function siteOver(lie: Buffer) {
  const bytes = await photo({ width: 60, height: 80 }).png().toBuffer()
  const truth = answerOf('200 OK', [`Content-Length: ${bytes.byteLength}`], bytes)
  const address = await listening((path) => (path.startsWith('/lie.') ? lie : truth))
  const fetchMedia = createFetchMedia({
    transport: overHttp(address, upstreamLimits),
    limits: { ...upstreamLimits, retryJitterMs: 2 },
    report: () => {},
    measure: () => {},
    now: () => performance.now(),
  })
  const folder = await freshFolder()
  const pictures = await createPictures({
    fetchMedia,
    encoder,
    folder,
    onInvalidate: () => {},
    report: () => {},
  })
  const films = await createFilms({ fetchMedia, folder: await freshFolder(), report: () => {} })
  onTestFinished(async () => {
    await Promise.all([pictures.close(), films.close()])
  })
  for (const path of ['lie.mp4', 'true.mp4']) films.filmAddress(path)
  const site = await servedAt(filmsApp(films))
  const film = (range: string | null, path = 'lie.mp4') =>
    fetch(`${site}/films/${path}`, { headers: range === null ? {} : { range } })
  const honest = async () => {
    pictures.describe('true.png')
    const answer = await film(null, 'true.mp4')
    await answer.arrayBuffer()
    const picture = await pictures.find({ path: 'true.png', width: 240 }, 'webp')
    return [answer.status, picture.status]
  }
  return { film, pictures, folder, honest }
}

/** A server that says to a path whatever it is to say, and hangs up. */
async function listening(answer: (path: string) => Buffer): Promise<string> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', (chunk: Buffer) => {
      socket.end(answer(chunk.toString('latin1').split(' ')[1] ?? ''))
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const place = server.address()
  return `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
}

async function servedAt(app: Hono): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    resolve(port),
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await promise}`
}
