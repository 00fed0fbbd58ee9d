import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { acceptFirst } from './accept-first.ts'

const COUNT = 30
const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

it('requests of open connections do not keep new ones waiting: at most one begins between two that arrive, and all are answered', async () => {
  const { server, port, events } = await listen()
  const open = Array.from({ length: COUNT }, () => client(port))
  await expect.poll(() => events.length).toBe(COUNT)
  events.length = 0

  const arriving = Array.from({ length: COUNT }, () => client(port))
  await once(server, 'connection')
  for (const socket of [...open, ...arriving]) socket.write(REQUEST)
  await Promise.all([...open, ...arriving].map((socket) => once(socket, 'data')))

  expect(events.filter((event) => event === 'request')).toHaveLength(2 * COUNT)
  const lastArrival = events.lastIndexOf('connection')
  const betweenArrivals = events.slice(0, lastArrival).join(' ').split('connection')
  const begun = betweenArrivals.map((between) => between.split('request').length - 1)
  expect(betweenArrivals).toHaveLength(COUNT)
  expect(Math.max(...begun)).toBeLessThanOrEqual(1)
})

async function listen() {
  const events: ('connection' | 'request')[] = []
  const server = createServer()
  server.on('connection', () => events.push('connection'))
  server.on(
    'request',
    acceptFirst(server, (_, response) => {
      events.push('request')
      response.end()
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') expect.unreachable('no port')
  return { server, port: address.port, events }
}

function client(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}
