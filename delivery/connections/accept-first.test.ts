import { once } from 'node:events'
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http'
import { connect, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { acceptFirst } from './accept-first.ts'

const COUNT = 30
const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

it('begins one request between two new connections, and answers every request', async () => {
  const events: ('connection' | 'request')[] = []
  const { server, port } = await listen((_, response) => {
    events.push('request')
    response.end()
  })
  server.on('connection', () => events.push('connection'))
  const open = Array.from({ length: COUNT }, () => client(port))
  await expect.poll(() => events.length).toBe(COUNT)
  events.length = 0

  const arriving = Array.from({ length: COUNT }, () => client(port))
  await once(server, 'connection')
  for (const socket of [...open, ...arriving]) socket.write(REQUEST)
  await Promise.all([...open, ...arriving].map((socket) => once(socket, 'data')))

  expect(events.filter((event) => event === 'request')).toHaveLength(2 * COUNT)
  const untilLastArrival = events.slice(0, events.lastIndexOf('connection'))
  const between = untilLastArrival.join(' ').split('connection')
  expect(Math.max(...between.map((each) => each.split('request').length - 1))).toBe(1)
})

it('does not begin a request whose client left while it waited', async () => {
  const begun: string[] = []
  const server = silentServer()
  const take = acceptFirst(server, ({ url }) => void begun.push(String(url)))
  server.emit('connection')
  const [leaves, stays] = [exchange('/leaves'), exchange('/stays')]
  take(...leaves)
  take(...stays)
  leaves[1].emit('close')
  await setImmediate()
  expect(begun).toEqual(['/stays'])
})

it('begins waiting requests for 10 ms in a turn, once no connection arrives, and none before those that wait', async () => {
  const begun: string[] = []
  const server = silentServer()
  let nowMs = 0
  const take = acceptFirst(
    server,
    ({ url }) => {
      begun.push(String(url))
      nowMs += 6
    },
    () => nowMs,
  )
  server.emit('connection')
  for (const url of ['/1', '/2', '/3', '/4']) take(...exchange(url))
  await setImmediate()
  expect(begun).toEqual(['/1'])
  await setImmediate()
  expect(begun).toEqual(['/1', '/2', '/3'])
  take(...exchange('/5'))
  await setImmediate()
  expect(begun).toEqual(['/1', '/2', '/3', '/4', '/5'])
  await setImmediate()
  take(...exchange('/6'))
  expect(begun.at(-1)).toBe('/6')
})

/** A server whose connections a test announces. */
function silentServer(): Server {
  return createServer().removeAllListeners('connection')
}

function exchange(url: string): Parameters<RequestListener> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  return [request, new ServerResponse(request)]
}

async function listen(listener: RequestListener) {
  const server = createServer()
  server.on('request', acceptFirst(server, listener))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') expect.unreachable('no port')
  return { server, port: address.port }
}

function client(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}
