import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { MediaReply } from '#upstream/media.ts'

import { fetchSource } from './fetch-source.ts'
import { answerWith, mediaWith, serviceDown, streamOf } from './media.fixture.ts'

const kilobyte = new Uint8Array(1_000).fill(7)

describe('fetching a source', () => {
  it('puts it into the file, and takes its version from what is in it', async () => {
    const { fetched, file } = await fetching(() => answerWith(kilobyte))
    const version = createHash('sha256').update(kilobyte).digest('hex').slice(0, 12)
    expect(await fetched).toEqual({ status: 'fetched', version })
    expect((await readFile(file)).equals(kilobyte)).toBe(true)
  })

  it('needs no size in advance', async () => {
    const { fetched } = await fetching(() => answerWith(streamOf(kilobyte, kilobyte)))
    expect(await fetched).toMatchObject({ status: 'fetched' })
  })

  it('does not mind the size of an encoded form', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': '9999' }
    const { fetched } = await fetching(() => answerWith(streamOf(kilobyte), headers))
    expect(await fetched).toMatchObject({ status: 'fetched' })
  })

  it('distinguishes a missing file from a service that is down', async () => {
    const missing = await fetching(() => ({ status: 'missing' }))
    expect(await missing.fetched).toMatchObject({ status: 'missing' })
    const down = await fetching(() => serviceDown)
    expect(await down.fetched).toMatchObject({ status: 'unavailable' })
  })

  it('does not even begin with what is announced as too large', async () => {
    const { stream, wasCancelled } = endless()
    const { fetched } = await fetching(() => answerWith(stream, { 'content-length': '5000' }))
    expect(await fetched).toEqual({ status: 'invalid', reason: 'status 200, 5000 bytes' })
    expect(wasCancelled()).toBe(true)
  })

  it('stops at the limit when nothing was announced, and ends the stream', async () => {
    const { stream, wasCancelled } = endless()
    const { fetched } = await fetching(() => answerWith(stream))
    expect(await fetched).toMatchObject({ status: 'invalid', reason: 'more than 3000 bytes' })
    expect(wasCancelled()).toBe(true)
  })

  it.each([
    ['empty', 'invalid', () => answerWith(streamOf())],
    ['shorter than announced', 'unavailable', () => cut],
    ['a part, unasked', 'invalid', () => withStatus(206)],
    ['without a body', 'invalid', () => withoutBody],
  ])('takes an answer for none that is %s', async (_, status, answer) => {
    const { fetched } = await fetching(answer)
    expect(await fetched).toMatchObject({ status })
  })

  it('lets go of an answer that it cannot write down', async () => {
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({ cancel: () => void (isCancelled = true) })
    const { fetchMedia } = mediaWith({ 'a.jpg': () => answerWith(body) })
    const file = join(await freshFolder(), 'source')
    await writeFile(file, 'taken')
    const options = { fetchMedia, path: 'a.jpg', file, maxBytes: 3_000, timeoutMs: 1_000 }
    expect(await fetchSource(options)).toEqual({ status: 'unavailable', reason: 'EEXIST' })
    expect(isCancelled).toBe(true)
  })

  it('opens no file before the answer comes: if it never came, nobody would close it', async () => {
    const file = join(await freshFolder(), 'source')
    const { promise: asked, resolve } = Promise.withResolvers<boolean>()
    const fetchMedia = () => {
      resolve(existsSync(file))
      return new Promise<never>(() => {})
    }
    void fetchSource({ fetchMedia, path: 'a.jpg', file, maxBytes: 3_000, timeoutMs: 1_000 })
    expect(await asked).toBe(false)
  })

  it('says no more of a connection that breaks off than the kind of error', async () => {
    const { fetched } = await fetching(() => answerWith(breakingOff()))
    expect(await fetched).toEqual({ status: 'unavailable', reason: 'ECONNRESET' })
  })

  it('gives up a source that stops coming', async () => {
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(kilobyte),
    })
    const { fetched } = await fetching(() => answerWith(silent), { timeoutMs: 50 })
    expect(await fetched).toEqual({ status: 'unavailable', reason: 'late' })
  })
})

const cut = answerWith(streamOf(kilobyte), { 'content-length': '2000' })
const withoutBody: MediaReply = {
  status: 'found',
  response: { status: 200, headers: new Headers(), body: null },
}

function withStatus(status: number): MediaReply {
  return { status: 'found', response: { status, headers: new Headers(), body: streamOf(kilobyte) } }
}

const reset = Object.assign(new Error('read ECONNRESET 10.1.2.3:8080'), { code: 'ECONNRESET' })

function breakingOff() {
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(kilobyte),
    pull: (controller) => controller.error(reset),
  })
}

function endless() {
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(kilobyte),
    cancel: () => {
      isCancelled = true
    },
  })
  return { stream, wasCancelled: () => isCancelled }
}

async function fetching(answer: () => MediaReply, { timeoutMs = 1_000 } = {}) {
  const { fetchMedia } = mediaWith({ 'a.jpg': answer })
  const file = join(await freshFolder(), 'source')
  const options = { fetchMedia, path: 'a.jpg', file, maxBytes: 3_000, timeoutMs }
  return { fetched: fetchSource(options), file }
}
