import { describe, expect, it } from 'vitest'

import { type Exchange, createExchange } from './exchange.ts'
import { type Fault, noConnection, refuses, silence } from './fake-service.fixture.ts'
import { createHealth } from './health.ts'

const limits = {
  headersMs: 30,
  retryJitterMs: 5,
  maxCallRetryAfterMs: 20,
  failuresUntilDown: 3,
  probeEveryMs: 5_000,
}
const question = { method: 'GET', path: '/api/x', headers: {}, body: null } as const
const breaksOff: Fault = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new Error('reset')) }))
const well: Fault = () => new Response('ok')

describe('a question to a service', () => {
  it.each([
    ['there was no connection', noConnection],
    ['there was no answer in time', silence],
    ['a gateway could not reach it', refuses(502)],
    ['it was unavailable', refuses(503)],
    ['it was late', refuses(504)],
    ['it asked to come back at once', refuses(503, { 'retry-after': '0' })],
  ])('is asked a second time when %s', async (_, fault) => {
    const { exchange, asked } = exchangeThrough([fault, well])
    expect(await ask(exchange)).toMatchObject({ status: 'answered' })
    expect(asked()).toBe(2)
  })

  it.each([
    ['it has an inner fault', refuses(500)],
    ['it is asked too much', refuses(429)],
    ['it asks for more time than there is', refuses(503, { 'retry-after': '120' })],
    ['it names a time of day', refuses(503, { 'retry-after': 'Sun, 01 Mar 2026 12:00:00 GMT' })],
    ['it says no', refuses(403)],
    ['it does not find it', refuses(404)],
  ])('is not asked a second time when %s', async (_, fault) => {
    const { exchange, asked } = exchangeThrough([fault, well])
    await ask(exchange)
    expect(asked()).toBe(1)
  })

  it.each([429, 500])('has failed, for its service too, with status %d', async (status) => {
    const { exchange, health } = exchangeThrough([refuses(status)])
    for (let visit = 0; visit < 3; visit += 1)
      expect(await ask(exchange)).toMatchObject({ reason: { status } })
    expect(health.isUp()).toBe(false)
  })

  it('is asked twice at the most', async () => {
    const { exchange, asked } = exchangeThrough([noConnection, noConnection, well])
    expect(await ask(exchange)).toMatchObject({
      reason: { kind: 'unreachable', code: 'ECONNREFUSED' },
    })
    expect(asked()).toBe(2)
  })

  it('ends when its time is over, and says so', async () => {
    const { exchange, asked } = exchangeThrough([silence])
    expect(await ask(exchange, AbortSignal.timeout(10))).toMatchObject({
      reason: { kind: 'unreachable', code: 'ETIMEDOUT' },
    })
    expect(asked()).toBe(1)
  })

  it('that was given up by who asked counts for nothing', async () => {
    const { exchange, health } = exchangeThrough([silence, silence, silence, silence])
    for (let visit = 0; visit < 4; visit += 1) {
      const visitor = new AbortController()
      setTimeout(() => visitor.abort(), 5)
      await ask(exchange, visitor.signal)
    }
    expect(health.isUp()).toBe(true)
  })

  it('that fails together with nine others is not asked again: the service is down', async () => {
    const { exchange, asked } = exchangeThrough([noConnection])
    await Promise.all(Array.from({ length: 10 }, () => ask(exchange)))
    expect(asked()).toBe(10)
  })

  it('is one try while the service is down', async () => {
    const { exchange, asked, passMs } = exchangeThrough([noConnection])
    for (let visit = 0; visit < 4; visit += 1) await ask(exchange)
    const before = asked()
    passMs(5_000)
    await Promise.all([ask(exchange), ask(exchange)])
    expect(asked()).toBe(before + 1)
  })

  it('whose answer breaks off is asked a second time, and the service has failed', async () => {
    const { exchange, health, asked } = exchangeThrough([breaksOff])
    for (let visit = 0; visit < 2; visit += 1)
      expect(await ask(exchange)).toMatchObject({ reason: { kind: 'unreachable' } })
    expect([asked(), health.isUp()]).toEqual([3, false])
  })

  it('whose answer never ends fails when its time is over, and so has the service', async () => {
    const { exchange, health } = exchangeThrough([() => new Response(new ReadableStream())])
    for (let visit = 0; visit < 3; visit += 1)
      expect(await ask(exchange, AbortSignal.timeout(10))).toMatchObject({ status: 'failed' })
    expect(health.isUp()).toBe(false)
  })

  it('lets the rest of a refused answer go', async () => {
    let isLeft = false
    const body = new ReadableStream({ cancel: () => void (isLeft = true) })
    const { exchange } = exchangeThrough([() => new Response(body, { status: 500 })])
    await ask(exchange)
    expect(isLeft).toBe(true)
  })
})

describe('a service', () => {
  it('is down after three failures in a row, and up with the first success', () => {
    const { health, changes } = healthAt()
    for (const outcome of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const)
      health[outcome]()
    expect(changes).toEqual([])
    health.failed()
    health.succeeded()
    expect(changes).toEqual([false, true])
  })

  it('that is down admits one try per interval', () => {
    const { health, passMs } = healthAt()
    for (let failure = 0; failure < 3; failure += 1) health.failed()
    expect(health.enter()).toBe(false)
    passMs(5_000)
    expect([health.enter(), health.enter()]).toEqual([true, false])
  })

  it('is tried again although the clock was set back a day', () => {
    const { health, passMs } = healthAt()
    for (let failure = 0; failure < 3; failure += 1) health.failed()
    passMs(-86_400_000)
    expect(health.enter()).toBe(true)
  })
})

/** An exchange with a service that does these in turn, the last for ever. */
function exchangeThrough(faults: readonly Fault[]) {
  const { health, passMs } = healthAt()
  let asked = 0
  const exchange = createExchange({
    transport: async (given) => {
      const fault = faults[Math.min(asked, faults.length - 1)]
      asked += 1
      return (await fault?.(given)) ?? new Response('ok')
    },
    health,
    limits,
  })
  return { exchange, health, passMs, asked: () => asked }
}

function healthAt() {
  let time = 1e12
  const changes: boolean[] = []
  const onChange = (isUp: boolean) => void changes.push(isUp)
  const health = createHealth({ limits, now: () => time, onChange })
  return { health, changes, passMs: (ms: number) => (time += ms) }
}

function ask(exchange: Exchange, signal = AbortSignal.timeout(5_000)) {
  return exchange({ ...question, signal }, async ({ body }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body ?? []) chunks.push(chunk)
    return chunks.length
  })
}
