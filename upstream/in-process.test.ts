import { expect, it, onTestFinished, vi } from 'vitest'

import { headersWithin } from './exchange.ts'
import { inProcess, type ServiceResponse, type Transport } from './transport.ts'
import { inProcessLimits, upstreamLimits } from './limits.ts'
import { createFetchMedia } from './media.ts'

const request = { method: 'POST', path: '/a.jpg', headers: { 'x-a': 'b' }, body: '{}' } as const
const signal = AbortSignal.timeout(1_000)

it('a service in the same process is reached by its fetch', async () => {
  const seen: unknown[] = []
  const transport = inProcess(async (given) => {
    seen.push(given.method, given.url, given.headers.get('x-a'), await given.text())
    return Response.json({}, { status: 201 })
  })
  expect((await transport({ ...request, signal })).status).toBe(201)
  expect(seen).toEqual(['POST', 'http://provider.invalid/a.jpg', 'b', '{}'])
})

it('others have their turn between a question to a service in the same process, its answer and its reading', async () => {
  const told: string[] = []
  const transport = inProcess(() => {
    told.push('answered')
    return new Response('')
  })
  const reading = transport({ ...request, signal }).then(() => told.push('read'))
  await Promise.resolve()
  expect(told).toEqual([])
  setImmediate(() => told.push('others'))
  await reading
  expect(told).toEqual(['answered', 'others', 'read'])
})

it('a service in the same process may lie beneath a path, and is not left by another', async () => {
  const seen: string[] = []
  const transport = inProcess(({ url }) => {
    seen.push(url)
    return new Response('')
  }, '/storage/')
  await transport({ ...request, signal })
  expect((await transport({ ...request, signal, path: '/../a.jpg' })).status).toBe(404)
  expect(seen).toEqual(['http://provider.invalid/storage/a.jpg'])
})

it('an answer of a service in the same process that comes too late lets go of its file', async () => {
  let isCancelled = false
  const body = new ReadableStream({ cancel: () => void (isCancelled = true) })
  const left = new AbortController()
  const transport = inProcess(() => {
    left.abort()
    return new Response(body)
  })
  await headersWithin(1_000, transport, { ...request, signal: left.signal }).catch(() => {})
  await expect.poll(() => isCancelled).toBe(true)
})

it('a service in the same process is asked on, however often it failed', async () => {
  let status = 500
  const fetchMedia = mediaThat(async () => new Response('JPEG', { status }))
  for (let tries = 0; tries < 10; tries += 1) await fetchMedia('a.jpg')
  status = 200
  expect(await fetchMedia('a.jpg')).toMatchObject({ status: 'found' })
})

it('a service in the same process may take nine seconds on a busy machine', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const late = Promise.withResolvers<ServiceResponse>()
  const transport = vi.fn(() => late.promise)
  const reply = mediaThat(transport)('a.jpg')
  vi.advanceTimersByTime(9_000)
  late.resolve(new Response('JPEG'))
  expect(await reply).toMatchObject({ status: 'found' })
  expect(transport).toHaveBeenCalledOnce()
})

it('a page waits for no service in the same process longer than a refresh takes', () => {
  const { headersMs, pageMs, refreshMs } = { ...upstreamLimits, ...inProcessLimits }
  expect(Math.max(headersMs, pageMs)).toBeLessThanOrEqual(refreshMs)
})

it('a page that nobody has seen does not wait for a failure to be forgotten once the database is back', () => {
  const recoveryMs = 5_000 // (docs/performance.md: Nothing is lost)
  expect(inProcessLimits.failureMemoryMs).toBeLessThan(recoveryMs / 2)
})

/** Media as the embedded provider gives them. */
function mediaThat(transport: Transport) {
  const limits = { ...upstreamLimits, ...inProcessLimits }
  return createFetchMedia({
    transport,
    limits,
    report: () => {},
    measure: () => {},
    now: Date.now,
  })
}
