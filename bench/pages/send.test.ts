import { expect, it } from 'vitest'

import { recordAnswer } from './recorded-answer.ts'
import { readWrk, send } from './send.ts'
import { serveBare, serveByNginx } from './servers.ts'

const page = {
  status: 200,
  headers: ['content-type', 'text/html', 'content-length', '2', 'vary', 'Accept-Encoding'],
  body: Buffer.from('hi'),
}
const briefly = { connections: 2, durationMs: 100 }

it('what a server answers is counted, as fast as it does and at a rate', async () => {
  await using server = await serveBare(page)
  const fast = await send({ url: server.url, ...briefly }, { perSecond: null })
  expect(fast.count).toBeGreaterThanOrEqual(briefly.connections)
  const { count } = await send({ url: server.url, ...briefly }, { perSecond: 100 })
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(11)
})

it('the other servers give out the very same answer', async () => {
  await using bare = await serveBare(page)
  await using nginx = await serveByNginx(page)
  for (const server of [bare, nginx]) {
    if (server === null) continue // not installed
    const { status, headers, body } = await recordAnswer(server.url)
    expect({ status, body }).toEqual({ status: 200, body: page.body })
    expect(headers).toEqual(expect.arrayContaining(page.headers))
  }
})

it('wrk’s report is read, and a fault in it is no figure', () => {
  const report = `
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     8.35ms   10.00ms 103.89ms   94.50%
  Latency Distribution
     50%  500.00us
     90%    1.20ms
     99%    1.01s
  1234 requests in 3.00s, 30.12MB read
Requests/sec:    411.33`
  expect(readWrk(report)).toEqual({ count: 1_234, perSecond: 411.33, p50Ms: 0.5, p99Ms: 1_010 })
  expect(() => readWrk(`${report}\n  Non-2xx or 3xx responses: 3`)).toThrow('Non-2xx')
})
