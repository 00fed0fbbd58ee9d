import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it } from 'vitest'

import { served } from '../served.fixture.ts'
import { type Answered, withTiming } from './with-timing.ts'

/** The query does not count. */
const MODELS = '/en/models?page=/films/x'

it('reports what was answered at once, what took a while, and what nobody waited for', async () => {
  const answered: Answered[] = []
  const begun = Promise.withResolvers<number>()
  const ask = await served(
    withTiming(
      (each) => void answered.push(each),
      async (request, response) => {
        if (request.url === '/en/contact') {
          begun.resolve(request.socket.localPort ?? 0)
          return
        }
        if (request.url === MODELS) await new Promise(setImmediate)
        response.writeHead(request.url === '/en' ? 304 : 503).end()
      },
    ),
  )
  await ask('/en')
  await ask(MODELS)
  void ask('/en/contact').catch(() => {})
  const visitor = connect(await begun.promise, '127.0.0.1')
  visitor.write('GET /en/contact HTTP/1.1\r\nHost: site\r\n\r\n')
  await once(visitor, 'connect')
  visitor.destroy()
  await expect.poll(() => answered).toHaveLength(3)
  const told = answered.map(({ kind, status, ms }) => [kind, status, ms >= 0])
  expect(told).toEqual([
    ['home', 304, true],
    ['models', 503, true],
    ['contact', null, true],
  ])
})
