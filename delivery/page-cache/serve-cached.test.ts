import { createServer, request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it, onTestFinished } from 'vitest'

import { listenerOf } from '../http/listener.ts'
import { serveCached, serveHits } from './serve-cached.ts'
import { createContentVersion, createPageCache, pageCacheLimits } from './page-cache.ts'

const PAGE = `<p>${'Ágata '.repeat(50)}</p>`
const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** A site of one page at `/modelos` that leads `/modelos/mulheres` on, over HTTP. `asked`: what had to be rendered; `passed`: the requests that were no hits. */
async function siteOfOnePage() {
  const asked: string[] = []
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${request.method} ${pathname}${search}`)
    if (request.method === 'POST') return new Response('taken')
    if (pathname === '/modelos') return new Response(PAGE, { headers: html })
    if (pathname === '/modelos/mulheres') {
      return new Response(null, {
        status: 301,
        headers: { Location: `/modelos/mulheres/all${search}` },
      })
    }
    return new Response('none', { status: 404, headers: html })
  }
  const pageCache = createPageCache({
    render: (address) => answer(new Request(`http://site${address}`)),
    tracker: { trace: async (make) => ({ value: await make(), isCurrent: async () => true }) },
    contentVersion: createContentVersion(),
    limits: pageCacheLimits,
    now: () => 0,
    report: (error) => expect.unreachable(String(error)),
  })
  const passed: string[] = []
  const cached = serveCached(pageCache, listenerOf(answer))
  const site = serveHits(pageCache, (request, response) => {
    passed.push(`${request.method} ${request.url}`)
    return cached(request, response)
  })
  const server = createServer(site)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    asked,
    passed,
    get: (path: string, headers = {}, method = 'GET') => answerOf({ port, path, headers, method }),
  }
}

type Asking = { port: number; path: string; headers: Record<string, string>; method: string }

function answerOf(asking: Asking) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asked = ask({ ...asking, host: '127.0.0.1', agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      asked.on('error', reject).end()
    },
  )
}

describe('a cached page over HTTP', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['*', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
    [';;,=,q=', undefined, (bytes: Buffer) => bytes],
  ] as const)(
    'to who takes %j comes as %s (RFC 9110, 12.5.3)',
    async (accepted, encoding, unpack) => {
      const { get } = await siteOfOnePage()
      for (const time of ['first', 'second']) {
        const { status, headers, body } = await get('/modelos', { 'Accept-Encoding': accepted })
        expect(status, time).toBe(200)
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers['vary']).toBe('Accept-Encoding')
        expect(unpack(body).toString()).toBe(PAGE)
      }
    },
  )

  it('to HEAD has the headers of GET and no body (RFC 9110, 9.3.2)', async () => {
    const { get } = await siteOfOnePage()
    const whole = await get('/modelos', { 'Accept-Encoding': 'br' })
    const head = await get('/modelos', { 'Accept-Encoding': 'br' }, 'HEAD')
    expect(head.body.length).toBe(0)
    const { date: _, ...headers } = head.headers
    expect(whole.headers).toMatchObject(headers)
    const plain = await get('/modelos', {}, 'HEAD')
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)))
  })

  it('is 304 to who has it, in whichever form, with what a cache must know (RFC 9110, 13.1.2 and 15.4.5)', async () => {
    const { get } = await siteOfOnePage()
    const { headers } = await get('/modelos', { 'Accept-Encoding': 'br' })
    const tag = String(headers['etag'])
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const answer = await get('/modelos', { 'If-None-Match': known })
      expect(answer.status, known).toBe(304)
      expect(answer.body.length).toBe(0)
      expect(answer.headers).toMatchObject({
        etag: tag,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
      })
      expect(answer.headers['content-type']).toBeUndefined()
    }
    for (const unknown of ['"other"', '', 'W/', '""']) {
      expect((await get('/modelos', { 'If-None-Match': unknown })).status, unknown).toBe(200)
    }
  })

  it('is whole for a range request: a page has no ranges (RFC 9110, 14.2)', async () => {
    const { get } = await siteOfOnePage()
    const { status, headers, body } = await get('/modelos', { Range: 'bytes=0-9' })
    expect(status).toBe(200)
    expect(headers['content-range']).toBeUndefined()
    expect(body.toString()).toBe(PAGE)
  })

  it('is one for all queries that mean the same', async () => {
    const { asked, get } = await siteOfOnePage()
    for (let x = 0; x < 50; x += 1) await get(`/modelos?x=${x}&utm_source=mail`)
    expect(asked).toEqual(['GET /modelos'])
  })
})

describe('a hit', () => {
  const packed = { 'Accept-Encoding': 'br' }

  it('is a cached page under the address of its links, and passes nothing else', async () => {
    const { get, passed } = await siteOfOnePage()
    await get('/modelos', packed)
    const { headers } = await get('/modelos', packed)
    const known = await get('/modelos', { ...packed, 'If-None-Match': String(headers['etag']) })
    const head = await get('/modelos', packed, 'HEAD')
    expect([known.status, head.status]).toEqual([304, 200])
    expect(passed).toEqual(['GET /modelos'])
  })

  it('is no other address, method or form', async () => {
    const { get, passed } = await siteOfOnePage()
    await get('/modelos', packed)
    await get('/modelos?utm_source=mail', packed)
    await get('/modelos', packed, 'POST')
    await get('/modelos')
    expect(passed.slice(1)).toEqual([
      'GET /modelos?utm_source=mail',
      'POST /modelos',
      'GET /modelos',
    ])
  })
})

describe('a response that is not cached', () => {
  it('leads on with all of its query', async () => {
    const { get } = await siteOfOnePage()
    const { status, headers } = await get('/modelos/mulheres?x=1')
    expect(status).toBe(301)
    expect(headers['location']).toBe('/modelos/mulheres/all?x=1')
  })

  it('is made once where it is asked for by its own address, and leaves compressed', async () => {
    const { asked, get } = await siteOfOnePage()
    const address = '/modelos/mulheres/all/7/ana'
    const { status, body } = await get(address, { 'Accept-Encoding': 'gzip' })
    expect([status, gunzipSync(body).toString()]).toEqual([404, 'none'])
    expect(asked).toEqual([`GET ${address}`])
  })

  it('is whatever is sent', async () => {
    const { get } = await siteOfOnePage()
    await get('/modelos')
    expect((await get('/modelos', {}, 'POST')).body.toString()).toBe('taken')
  })
})
