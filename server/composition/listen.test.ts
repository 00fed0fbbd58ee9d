import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it } from 'vitest'

import { openServer } from './listen.ts'
import { createLog } from '#delivery/log/log.ts'

const log = createLog('silent')

it.each([
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: one\r\nhost: two\r\n\r\n'],
  ['the same host twice', 400, 'GET / HTTP/1.1\r\nHost: one\r\nHost: one\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9 by its version', 400, 'GET / HTTP/0.9\r\nHost: one\r\n\r\n'],
  ['HTTP/0.9', 400, 'GET /\r\n\r\n'],
  ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/2 by its version', 400, 'GET / HTTP/2.0\r\nHost: one\r\n\r\n'],
  [
    'two ways to tell its end (RFC 9112, 6.1)',
    400,
    'POST / HTTP/1.1\r\nHost: one\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'two lengths',
    400,
    'POST / HTTP/1.1\r\nHost: one\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nbody',
  ],
  [
    'an unknown encoding behind the chunks',
    400,
    'POST / HTTP/1.1\r\nHost: one\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n',
  ],
  ['a line that begins with a space', 400, 'GET / HTTP/1.1\r\nHost: one\r\nA: b\r\n c: d\r\n\r\n'],
  ['a space before the colon', 400, 'GET / HTTP/1.1\r\nHost: one\r\nContent-Length : 1\r\n\r\n'],
  ['HTTP/1.0', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['one host', 200, 'GET / HTTP/1.1\r\nHost: one\r\nConnection: close\r\n\r\n'],
])('a request with %s: %i', async (_, status, sent) => {
  const server = await openServer({ host: '127.0.0.1', port: 0, trustedProxies: [] }, log)
  server.serve((_request, response) => void response.end('here'))
  const visitor = connect(server.port, '127.0.0.1')
  visitor.write(sent)
  expect(await text(visitor)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

it('goes on accepting visitors for the delay of a shutdown, after it has said that it ends', async () => {
  const server = await openServer(
    { host: '127.0.0.1', port: 0, trustedProxies: [], shutdownDelayMs: 2_000 },
    log,
  )
  server.serve((_request, response) => void response.end('here'))
  const told: string[] = []
  const closings: (() => Promise<number>)[] = []
  const program = {
    drain: () => void told.push('draining'),
    close: async () => void told.push('closed'),
  }
  server.closeAt({ closeWith: (closing) => void closings.push(closing) }, program)
  const closed = closings[0]?.()
  expect(told).toEqual(['draining'])
  const answer = await fetch(`http://127.0.0.1:${server.port}`)
  expect([answer.headers.get('connection'), await answer.text()]).toEqual(['close', 'here'])
  expect(told).toEqual(['draining'])
  expect(await closed).toBe(0)
  expect(told).toEqual(['draining', 'closed'])
  await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow()
})

it('cuts connections that still send after the drain time, and closes the program', async () => {
  const server = await openServer({ host: '127.0.0.1', port: 0, trustedProxies: [] }, log)
  const asked = Promise.withResolvers<void>()
  server.serve((request) => {
    request.on('error', () => {})
    asked.resolve() // and is never answered
  })
  const told: string[] = []
  const closings: (() => Promise<number>)[] = []
  const program = {
    drain: () => void told.push('draining'),
    close: async () => void told.push('closed'),
  }
  server.closeAt({ closeWith: (closing) => void closings.push(closing) }, program, 50)
  const visitor = connect(server.port, '127.0.0.1')
  visitor.on('error', () => {})
  visitor.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nbegun')
  await asked.promise
  const cut = once(visitor, 'close')
  expect(await closings[0]?.()).toBe(0)
  await cut
  expect(told).toEqual(['draining', 'closed'])
})
