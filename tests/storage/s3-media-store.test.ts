import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inspect } from 'node:util'

import { describe, expect, it } from 'vitest'

import { parseS3Address } from '#storage/s3-address.ts'
import { s3MediaStore } from '#storage/s3-media-store.ts'
import { type S3Limits, s3Limits } from '#storage/s3-client.ts'
import { PART_BYTES } from '#storage/s3-upload.ts'
import { StorageError } from '#storage/storage-error.ts'

import { freshS3 } from './fresh-s3.fixture.ts'
import { type Fault, s3Keys, type SeenRequest, type StrictS3 } from './strict-s3.ts'

const PATH = 'ab/c.jpg'
const bytes = new TextEncoder().encode('0123456789')
const impatient = { ...s3Limits, connectMs: 200, headersMs: 300, idleMs: 300, requestMs: 5_000 }
const storeAt = (server: StrictS3, limits: Partial<S3Limits> = {}) =>
  s3MediaStore(parseS3Address(server.url()), s3Keys, { ...impatient, ...limits })

/** Treats the first requests so, and the later ones as usual. */
function first(count: number, fault: Fault): Fault {
  let left = count
  return (request, response) => left-- > 0 && fault(request, response)
}
const unavailable: Fault = (_, response) => {
  response.writeHead(503).end()
  return true
}
const cut: Fault = (request) => {
  request.destroy()
  return true
}
const hang: Fault = () => true

describe('the requests to S3', () => {
  it('are exactly one for a picture, a range of a film and a small file', async () => {
    const { server, store } = await freshS3()
    await store.put(PATH, bytes)
    await new Response((await readable(store)).body).text()
    const film = await store.get(PATH, { first: 2, last: 5 })
    if (film?.part) await new Response(film.body).text()
    expect(server.seen.map(({ what, range }) => [what.split('?')[0], range])).toEqual([
      [`PUT media/${PATH}`, null],
      [`GET media/${PATH}`, null],
      [`GET media/${PATH}`, 'bytes=2-5'],
    ])
  })

  it('list page by page', async () => {
    const { server, store } = await freshS3()
    server.traits.pageSize = 3
    const paths = Array.from({ length: 8 }, (_, index) => `ab/${index}.jpg`)
    for (const path of paths) await store.put(path, bytes)
    expect(await store.list('ab')).toEqual(paths)
    expect(server.seen.filter(({ what }) => what.includes('list-type=2'))).toHaveLength(3)
  })

  it('end at a list whose pages do not', async () => {
    const { server, store } = await freshS3()
    server.state.fault = (_, response) => {
      response.end(
        '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>',
      )
      return true
    }
    await expect(store.list('ab')).rejects.toThrow('NotS3')
  })

  it.each([
    ['says 503', unavailable],
    ['breaks the connection', cut],
    ['does not answer', hang],
  ])('are repeated if the server %s twice, and then fail in words', async (_, fault) => {
    const { server } = await freshS3()
    const store = storeAt(server)
    for (const twice of [first(2, fault), first(2, fault), first(2, fault)]) {
      server.state.fault = twice
      await store.put(PATH, bytes)
    }
    server.state.fault = first(2, fault)
    expect(await store.size(PATH)).toBe(10)
    server.state.fault = fault
    const failed = store.put(PATH, bytes)
    await expect(failed).rejects.toThrow(StorageError)
    await expect(failed).rejects.toThrow(`${PATH} in bucket agency at ${server.endpoint} failed`)
    server.state.fault = null
    expect(await store.list()).toEqual([PATH])
  })

  it('end together when their time is over, that of an object to read, too', async () => {
    const { server } = await freshS3()
    server.state.fault = hang
    const store = storeAt(server, { headersMs: 600_000, requestMs: 200 })
    const calls = [store.get(PATH), store.put(PATH, bytes), store.size(PATH), store.list()]
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: { name: 'StorageError' } })
    }
  })

  it('have more time for a large body than for a small one', async () => {
    const { server } = await freshS3()
    server.state.delayMs = 600
    const store = storeAt(server, {
      headersMs: 300,
      requestMs: 300,
      slowestBytesPerSecond: 500_000,
    })
    await expect(store.put(PATH, bytes)).rejects.toThrow(StorageError)
    await store.put(PATH, new Uint8Array(4_000_000))
  })

  it('never show a credential or a signature in an error', async () => {
    const { server } = await freshS3()
    const wrong = { accessKeyId: 'AKIDWRONG', secretAccessKey: 'hunter2' }
    const store = s3MediaStore(parseS3Address(server.url()), wrong)
    const errors = await Promise.all(
      [store.put(PATH, bytes), store.get(PATH), store.list()].map((call) =>
        call.catch((error: unknown) => error),
      ),
    )
    for (const error of errors) {
      expect(error).toBeInstanceOf(StorageError)
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(
        /AKIDWRONG|hunter2|AWS4|Signature=/,
      )
    }
  })
})

describe('a file on its way to or from S3', () => {
  it('of 500 MB is never in memory: the server has all but two parts of what was read', async () => {
    const { server, store } = await freshS3()
    const chunk = new Uint8Array(1_000_000)
    let sent = 0
    let most = 0
    async function* film() {
      for (let count = 0; count < 500; count++) {
        yield chunk
        sent += chunk.length
        most = Math.max(most, sent - server.state.receivedBytes)
      }
    }
    await store.put('ab/film.mp4', film())
    expect(await store.size('ab/film.mp4')).toBe(500_000_000)
    expect(most).toBeLessThan(2 * PART_BYTES)
  })

  it('leaves no parts if it breaks off, and none if a later start finds some', async () => {
    const { server, store } = await freshS3()
    await expect(store.put(PATH, broken())).rejects.toThrow(StorageError)
    expect(server.content.uploads.size).toBe(0)
    const { uploads } = server.content
    uploads.set('old', { key: `media/${PATH}`, begun: minutesAgo(61), parts: new Map() })
    uploads.set('new', { key: `media/${PATH}`, begun: minutesAgo(59), parts: new Map() })
    uploads.set('other', { key: 'media/cd/c.jpg', begun: minutesAgo(61), parts: new Map() })
    uploads.set('sites', { key: 'other/ab/c.jpg', begun: minutesAgo(61), parts: new Map() })
    server.traits.pageSize = 1
    await store.removeRemains('ab', 60 * 60_000)
    expect([...uploads.keys()]).toEqual(['new', 'other', 'sites'])
  })

  it('is whole though the answer to its last part is lost', async () => {
    const { server, store } = await freshS3()
    let isLost = false
    server.state.fault = (request, response) => {
      if (request.method !== 'POST' || !request.url?.includes('uploadId') || isLost) return false
      isLost = true
      response.writeHead = () => response.destroy()
      return false
    }
    await store.put('ab/film.mp4', new Uint8Array(9_000_000))
    expect(isLost).toBe(true)
    expect(await store.size('ab/film.mp4')).toBe(9_000_000)
    expect(server.content.uploads.size).toBe(0)
  })

  it('that was changed in the bucket is not read to its end', async () => {
    const { server, store } = await freshS3()
    await store.put(PATH, bytes)
    const stored = server.content.objects.get(`media/${PATH}`)
    if (stored === undefined) throw new Error('nothing is stored')
    await writeFile(stored.file, '0123456780')
    const { body } = await readable(store)
    await expect(new Response(body).text()).rejects.toThrow(StorageError)
  })

  it('closes its connection when its reader leaves', async () => {
    const { server, store } = await freshS3()
    await store.put('ab/film.mp4', new Uint8Array(20_000_000))
    const { body } = await readable(store, 'ab/film.mp4')
    const reader = body.getReader()
    await reader.read()
    await reader.cancel()
    await expect.poll(() => server.seen.filter(isRead)).toHaveLength(1) // seen when its connection is closed
  })

  it('may wait for its reader longer than the server may fall silent', async () => {
    const { server, store: patient } = await freshS3()
    const film = randomBytes(20_000_000)
    await patient.put('ab/film.mp4', film)
    const store = storeAt(server)
    const paused = await readable(store, 'ab/film.mp4')
    server.state.fault = beginOnly
    const silent = await readable(store, PATH)
    await expect(new Response(silent.body).text()).rejects.toThrow('timeout')
    expect(film.equals(await new Response(paused.body).bytes())).toBe(true)
  })

  it('does not wait for its reader for ever', async () => {
    const { server, store: patient } = await freshS3()
    await patient.put('ab/film.mp4', new Uint8Array(20_000_000))
    const { body } = await readable(storeAt(server, { pauseMs: 300 }), 'ab/film.mp4')
    await expect.poll(() => server.seen.filter(isRead)).toHaveLength(1)
    await expect(new Response(body).text()).rejects.toThrow(StorageError)
  })
})

const isRead = ({ what }: SeenRequest) => what.startsWith('GET')

/** Sends the headers of an object and its first bytes, and nothing more. */
function beginOnly(_: IncomingMessage, response: ServerResponse): boolean {
  response.writeHead(200, { 'content-length': 1_000 }).write('0123')
  return true
}

async function* broken() {
  yield new Uint8Array(20_000_000)
  throw new Error('cable pulled')
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function readable(store: ReturnType<typeof s3MediaStore>, path = PATH) {
  const found = await store.get(path)
  if (!found?.part) throw new Error('nothing to read')
  return found
}
