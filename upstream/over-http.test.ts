import { type RequestListener, createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

import { describe, expect, it, onTestFinished } from 'vitest'

import { login } from '#contract/panel/login.ts'
import { socialMedias } from '#contract/panel/entities.ts'

import { callEndpoint } from './call-endpoint.ts'
import { createExchange } from './exchange.ts'
import { createHealth } from './health.ts'
import { upstreamLimits } from './limits.ts'
import { overHttp, type Transport } from './transport.ts'

const limits = { ...upstreamLimits, headersMs: 1_000, answerBytes: 100_000, retryJitterMs: 5 }
const social = JSON.stringify({ instagram: { url: 'https://instagram.test/a' } })

describe('a call over HTTP', () => {
  it('sends method, path, query, token and JSON, and reads the answer', async () => {
    const seen: unknown[] = []
    const url = await serverThat((request, response) => {
      seen.push(request.method, request.url, request.headers.authorization, request.headers.accept)
      request.on('data', (chunk) => seen.push(String(chunk)))
      request.on('end', () => response.end('{"token":"t"}'))
    })
    const call = { input: {}, body: { salt: 'a' }, token: 't0', maxBytes: 1e6, signal: soon() }
    const fetched = await callEndpoint(exchangeOver(overHttp(url, limits)), login, call)
    expect(fetched).toMatchObject({ status: 'answered', value: { token: 't' } })
    expect(seen).toEqual(['POST', '/api/login', 'Bearer t0', 'application/json', '{"salt":"a"}'])
  })

  it('goes beneath the path that the service’s address has', async () => {
    const seen: unknown[] = []
    const url = await serverThat((request, response) =>
      response.end(social, () => seen.push(request.url)),
    )
    await ask(overHttp(`${url}/agency/`, limits))
    expect(seen).toEqual(['/agency/api/social-medias'])
  })

  it('follows no redirect', async () => {
    const target = await serverThat((_, response) => response.end(social))
    const url = await serverThat((_, response) =>
      response.writeHead(302, { location: target }).end(),
    )
    expect(await ask(overHttp(url, limits))).toMatchObject({ reason: { status: 302 } })
  })

  it('ends where an answer is larger than it may be, packed or not', async () => {
    const big = JSON.stringify({ a: { url: 'x'.repeat(200_000) } })
    const plain = await serverThat((_, response) => response.end(big))
    const packed = await serverThat((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(big)),
    )
    for (const url of [plain, packed])
      expect(await ask(overHttp(url, limits))).toMatchObject({ reason: { kind: 'invalid-answer' } })
  })

  it('survives 100 MB packed in 100 kB and an answer without end', async () => {
    const bomb = gzipSync(new Uint8Array(100_000_000))
    const packed = await serverThat((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    const endless = await serverThat((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(timer))
    })
    const before = process.memoryUsage().rss
    for (const url of [packed, endless])
      expect(await ask(overHttp(url, limits))).toMatchObject({ reason: { kind: 'invalid-answer' } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('fails where headers are larger than 16 kB', async () => {
    const url = await serverThat((_, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(1_000_000) }).end(social),
    )
    expect(await ask(overHttp(url, limits))).toMatchObject({ reason: { kind: 'unreachable' } })
  })

  it.each<[string, RequestListener]>([
    [
      'breaks off',
      (_, response) =>
        response.writeHead(200, { 'content-length': 999 }).write('{', () => response.destroy()),
    ],
    ['drips', (_, response) => drip(response)],
    ['never begins', () => {}],
  ])('fails in time where an answer %s', async (_, listener) => {
    const started = performance.now()
    const transport = overHttp(await serverThat(listener), limits)
    expect(await ask(transport, 700)).toMatchObject({ reason: { kind: 'unreachable' } })
    expect(performance.now() - started).toBeLessThan(1_500)
  })

  it('may take longer over an answer’s body than over its headers', async () => {
    const url = await serverThat((_, response) => {
      response.flushHeaders()
      setTimeout(() => response.end(social), 500)
    })
    expect(await ask(overHttp(url, limits))).toMatchObject({ status: 'answered' })
  })

  it('fails with the system’s word for it where nobody listens', async () => {
    const url = await serverThat(() => {})
    const port = Number(new URL(url).port)
    expect(await ask(overHttp(`http://127.0.0.2:${port}`, limits))).toMatchObject({
      reason: { kind: 'unreachable', code: 'ECONNREFUSED' },
    })
  })

  it('uses so many connections at the most', async () => {
    let open = 0
    let most = 0
    const url = await serverThat((_, response) => {
      most = Math.max(most, (open += 1))
      setTimeout(() => response.end(social, () => (open -= 1)), 5)
    })
    const transport = overHttp(url, { ...limits, connections: 4 })
    await Promise.all(Array.from({ length: 50 }, () => ask(transport)))
    expect(most).toBe(4)
  })

  it('has no connection for a path that would lead elsewhere', async () => {
    const transport = overHttp('http://127.0.0.1:9', limits)
    const request = { method: 'GET', headers: {}, body: null, signal: soon() } as const
    expect(await transport({ ...request, path: '//evil.test/x' })).toMatchObject({ status: 404 })
  })
})

/** A server on a free port for one test; its address. */
async function serverThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function exchangeOver(transport: Transport) {
  return createExchange({
    transport,
    health: createHealth({ limits, now: Date.now, onChange: () => {} }),
    limits,
  })
}

function ask(transport: Transport, timeoutMs = 5_000) {
  const signal = AbortSignal.timeout(timeoutMs)
  const call = { input: {}, maxBytes: limits.answerBytes, signal }
  return callEndpoint(exchangeOver(transport), socialMedias, call)
}

function drip(response: { write(text: string): void; on(event: 'close', done: () => void): void }) {
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

function soon(): AbortSignal {
  return AbortSignal.timeout(5_000)
}
