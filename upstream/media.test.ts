import { describe, expect, it } from 'vitest'

import type { UpstreamEvent } from './events.ts'
import { type Fault, noConnection, refuses, silence } from './fake-service.fixture.ts'
import { upstreamLimits } from './limits.ts'
import { createFetchMedia } from './media.ts'
import type { ServiceRequest } from './transport.ts'

describe('a media file', () => {
  it('comes with its status, headers and bytes', async () => {
    const { fetchMedia } = mediaThat(() => new Response('JPEG', { headers: { etag: '"a"' } }))
    const reply = await fetchMedia('talents/a.jpg')
    if (reply.status !== 'found') throw new Error(reply.status)
    expect(reply.response.headers.get('etag')).toBe('"a"')
    expect(await new Response(reply.response.body).text()).toBe('JPEG')
  })

  it('is asked for at its path, as it is, without a credential', async () => {
    const { fetchMedia, asked } = mediaThat(() => new Response('JPEG'))
    await fetchMedia('talents/Lúcia 1.jpg', { range: 'bytes=0-99' })
    expect(asked).toMatchObject([{ method: 'GET', path: '/talents/Lúcia 1.jpg' }])
    expect(asked[0]?.headers).toEqual({ 'accept-encoding': 'identity', range: 'bytes=0-99' })
  })

  it.each([
    ['bytes=0-', 'bytes 0-0/1'],
    ['bytes=-500', 'bytes 0-0/1'],
    ['bytes=1-2', 'bytes 1-1/2'],
  ])('is asked for in part by %s', async (range, place) => {
    const headers = { 'content-range': place }
    const { fetchMedia, asked } = mediaThat(() => new Response('J', { status: 206, headers }))
    expect(await fetchMedia('a.jpg', { range })).toMatchObject({ response: { status: 206 } })
    expect(asked[0]?.headers['range']).toBe(range)
  })

  it.each(['bytes=0-1,3-4', 'bytes=-', 'bytes=9-2', 'lines=1-2', 'bytes=1-2\r\nx: y'])(
    'is asked for whole by %j',
    async (range) => {
      const { fetchMedia, asked } = mediaThat(() => new Response('J'))
      await fetchMedia('a.jpg', { range })
      expect(asked[0]?.headers).not.toHaveProperty('range')
    },
  )

  it.each(['../a.jpg', '//evil.test/a.jpg', 'http://evil.test', 'a/%2e%2e/b', 'a\\b', 'u@h', ''])(
    'at %j is not there, and nobody is asked',
    async (path) => {
      const { fetchMedia, asked } = mediaThat(() => new Response('JPEG'))
      expect(await fetchMedia(path)).toEqual({ status: 'missing' })
      expect(asked).toEqual([])
    },
  )

  it.each([404, 410])('that the service answers with %d is missing', async (status) => {
    const { fetchMedia, events } = mediaThat(refuses(status))
    expect(await fetchMedia('a.jpg')).toEqual({ status: 'missing' })
    expect(events).toEqual([])
  })

  it.each([301, 302, 401, 403, 500])(
    'answered with %d has failed, and operators hear of it',
    async (status) => {
      const { fetchMedia, events } = mediaThat(refuses(status))
      const failure = { kind: 'refused', status }
      expect(await fetchMedia('a.jpg')).toEqual({ status: 'failed', reason: failure })
      expect(events).toEqual([
        { kind: 'call-failed', service: 'media', call: 'GET media', failure },
      ])
    },
  )

  it('that it is not is let go', async () => {
    let isLeft = false
    const page = new ReadableStream({ cancel: () => void (isLeft = true) })
    const { fetchMedia } = mediaThat(() => new Response(page, { status: 404 }))
    await fetchMedia('a.jpg')
    expect(isLeft).toBe(true)
  })

  it('is not waited for longer than its headers may take', async () => {
    const { fetchMedia } = mediaThat(silence)
    expect(await fetchMedia('a.jpg')).toMatchObject({ reason: { kind: 'unreachable' } })
  })

  it('is not asked for while its service is down', async () => {
    const { fetchMedia, asked, events } = mediaThat(noConnection)
    for (let visit = 0; visit < 20; visit += 1) await fetchMedia('a.jpg')
    expect(asked).toHaveLength(3)
    expect(events.map(({ kind }) => kind)).toEqual(['call-failed', 'service-down', 'call-failed'])
  })

  it('ends with the signal of who wanted it, which is nobody’s failure', async () => {
    const { fetchMedia, events } = mediaThat(silence)
    await fetchMedia('a.jpg', { signal: AbortSignal.timeout(5) })
    expect(events).toEqual([])
  })

  it('is read no faster than it is taken, and let go when nobody takes it', async () => {
    let given = 0
    let isLeft = false
    const source = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => controller.enqueue(new Uint8Array((given += 1))),
        cancel: () => void (isLeft = true),
      },
      { highWaterMark: 0 },
    )
    const { fetchMedia } = mediaThat(() => new Response(source))
    const reply = await fetchMedia('a.mp4')
    if (reply.status !== 'found' || reply.response.body === null) throw new Error(reply.status)
    const reader = reply.response.body.getReader()
    await reader.read()
    await new Promise(setImmediate)
    expect(given).toBe(1)
    await reader.cancel()
    expect(isLeft).toBe(true)
  })
})

function mediaThat(answers: Fault) {
  const asked: ServiceRequest[] = []
  const events: UpstreamEvent[] = []
  const fetchMedia = createFetchMedia({
    transport: async (request) => {
      asked.push(request)
      return (await answers(request)) ?? new Response(null, { status: 404 })
    },
    limits: { ...upstreamLimits, headersMs: 20, retryJitterMs: 2 },
    report: (event) => events.push(event),
    measure: () => {},
    now: () => 0,
  })
  return { fetchMedia, asked, events }
}
