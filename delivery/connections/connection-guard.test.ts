import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { describe, expect, it, onTestFinished } from 'vitest'

import { type CutCounts, guardConnections } from './connection-guard.ts'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'

const MB = 1024 * 1024

describe('requests that are sent before their answers are read', () => {
  it('are answered one after the other, in their order', async () => {
    const { line, most } = await guarded({
      listener: (request, response) =>
        void setImmediate(() => response.end(`answer to ${request.url};`)),
    })
    const socket = await line()
    socket.write([1, 2, 3, 4, 5].map((number) => get(`/${number}`)).join('') + lastly('/6'))
    const answers = (await text(socket)).match(/answer to \/\d/g)
    expect(answers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `answer to /${number}`))
    expect(most()).toBe(1)
  })

  it('cost one response if the client does not read it, and the client is cut after a while', async () => {
    const { line, asked, open } = await guarded({ limits: { stallMs: 100 }, listener: large })
    const socket = await line()
    socket.write(get('/').repeat(10))
    await expect.poll(asked).toBe(1)
    await expect.poll(open).toBe(0)
    expect(asked()).toBe(1)
  })

  it('end the connection where they are too many', async () => {
    const { line, asked, open } = await guarded({ limits: { pipelined: 16 }, listener: large })
    const socket = await line()
    socket.write(get('/').repeat(200))
    await expect.poll(asked).toBe(1)
    await expect.poll(open).toBe(0)
    expect(asked()).toBe(1)
  })

  it('end the connection where their headers are too large', async () => {
    const { line, asked, open } = await guarded({
      limits: { pipelinedBytes: 5_000 },
      listener: large,
    })
    const socket = await line()
    socket.write(get('/', { padding: 'x'.repeat(3_000) }).repeat(3))
    await expect.poll(asked).toBe(1)
    await expect.poll(open).toBe(0)
    expect(asked()).toBe(1)
  })
})

describe('a reader', () => {
  it('a client that stops in the middle is cut', async () => {
    const { line, open } = await guarded({ limits: { stallMs: 100 }, listener: large })
    const socket = await line()
    socket.write(get('/'))
    await once(socket, 'data')
    socket.pause()
    await expect.poll(open).toBe(0)
  })

  it('a client that reads too slowly is cut, even if it always reads a little', async () => {
    const { line, open } = await guarded({
      limits: { slowestBytesPerSecond: 1_000 * MB, behindMs: 50, checkMs: 20 },
      listener: inPieces,
    })
    const socket = await line()
    socket.write(get('/'))
    const crawl = setInterval(() => socket.read(), 10)
    onTestFinished(() => clearInterval(crawl))
    await expect.poll(open).toBe(0)
  })

  it('a slow but steady client gets the whole response', async () => {
    const { line } = await guarded({
      limits: { stallMs: 5_000, slowestBytesPerSecond: 1_000_000, behindMs: 5_000, checkMs: 20 },
      listener: large,
    })
    const socket = await line()
    socket.write(lastly('/'))
    let bytes = 0
    for await (const _ of socket) {
      bytes = socket.bytesRead
      await new Promise(setImmediate)
    }
    expect(bytes).toBeGreaterThan(LARGE_BYTES)
  })

  it('may wait for us as long as it takes', async () => {
    const { line } = await guarded({
      limits: { stallMs: 200, behindMs: 200, checkMs: 10 },
      listener: (_, response) => void setTimeout(() => response.end('at last'), 600),
    })
    const socket = await line()
    socket.write(lastly('/'))
    expect(await text(socket)).toContain('at last')
  })

  it('is cut when all together hold too much, whoever is furthest behind first', async () => {
    const { line, open } = await guarded({
      limits: { queuedBytes: 1.5 * LARGE_BYTES, checkMs: 20 },
      listener: large,
    })
    const first = await line()
    first.write(get('/'))
    await once(first, 'readable')
    const second = await line()
    second.write(lastly('/'))
    await expect.poll(open).toBe(1)
    expect((await text(second)).length).toBeGreaterThan(LARGE_BYTES)
  })
})

describe('what was cut', () => {
  it('is counted by its reason, and reported from time to time', async () => {
    const { line, open, told } = await guarded({
      limits: {
        connectionsByAddress: 1,
        stallMs: 100,
        pipelined: 2,
        checkMs: 10,
        tellEveryMs: 100,
      },
      listener: large,
    })
    const sum = (reason: keyof CutCounts) =>
      told.reduce((total, cuts) => total + (cuts[reason] ?? 0), 0)
    const socket = await line()
    socket.write(get('/'))
    await once(socket, 'readable')
    expect(await askOver(await line())).toContain('503')
    await expect.poll(() => sum('crowded')).toBe(1)
    await expect.poll(open).toBe(0)
    await expect.poll(() => sum('stalled')).toBe(1)
    const asking = await line()
    asking.write(get('/').repeat(4))
    await expect.poll(() => sum('pipelined')).toBe(1)
    expect(sum('slow') + sum('dropped')).toBe(0)
  })

  it('is reported once, however many are cut', async () => {
    const { line, told, open } = await guarded({
      limits: { pipelined: 0, checkMs: 10, tellEveryMs: 60_000 },
      listener: large,
    })
    for (let asked = 0; asked < 3; asked += 1) {
      const socket = await line()
      socket.write(get('/').repeat(2))
      await expect.poll(open).toBe(0)
    }
    await expect.poll(() => told.length).toBe(1)
  })
})

describe('connections', () => {
  it('are so many of one address; one on which nothing happens makes place', async () => {
    const { line } = await guarded({ limits: { connectionsByAddress: 2 } })
    const [first, second] = [await line(), await line()]
    expect(await askOver(second)).toContain('200 OK')
    const ended = once(first, 'close')
    expect(await askOver(await line())).toContain('200 OK')
    await ended
  })

  it.each([
    ['of one address', { connectionsByAddress: 2 }],
    ['in all', { connections: 2 }],
  ])('that are too many %s are told when to come again', async (_, limits) => {
    const { line, asked } = await guarded({
      limits: { retryAfterSeconds: 7, ...limits },
      listener: silent,
    })
    for (const busy of [await line(), await line()]) busy.write(get('/'))
    await expect.poll(asked).toBe(2)
    const answer = await askOver(await line())
    expect(answer).toContain('503 Service Unavailable')
    expect(answer).toContain('Retry-After: 7')
  })

  it('of a proxy of ours are not those of one visitor', async () => {
    const { line } = await guarded({
      limits: { connectionsByAddress: 2 },
      trusted: ['127.0.0.0/8'],
    })
    const lines = [await line(), await line(), await line()]
    for (const each of lines) expect(await askOver(each)).toContain('200 OK')
  })

  it('have their place again once they end', async () => {
    const { line, asked, open } = await guarded({
      limits: { connectionsByAddress: 1 },
      listener: (request, response) => {
        if (request.url !== '/silent') response.end('well')
      },
    })
    const busy = await line()
    busy.write(get('/silent'))
    await expect.poll(asked).toBe(1)
    busy.destroy()
    await expect.poll(open).toBe(0)
    expect(await askOver(await line())).toContain('200 OK')
  })
})

const LARGE_BYTES = 32 * MB // more than any system takes in advance
const largeBody = Buffer.alloc(LARGE_BYTES)

const large: RequestListener = (_, response) => void response.end(largeBody)

const silent: RequestListener = () => undefined

/** As much, each piece once the one before has been taken. */
const inPieces: RequestListener = (_, response) => {
  const piece = Buffer.alloc(64 * 1024)
  const send = () => {
    while (response.write(piece));
    response.once('drain', send)
  }
  send()
}

function get(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

function lastly(path: string): string {
  return get(path, { Connection: 'close' })
}

async function askOver(socket: Socket): Promise<string> {
  socket.write(get('/'))
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

type Guarded = {
  limits?: Partial<ConnectionLimits>
  trusted?: readonly string[]
  listener?: RequestListener
}

/** A server under guard, and what reached its listener. */
async function guarded({ limits, trusted = [], listener = answerOk }: Guarded) {
  let [asked, inFlight, most] = [0, 0, 0]
  const told: CutCounts[] = []
  const server = createServer()
  guardConnections(server, {
    limits: { ...connectionLimits, ...limits },
    trusted: createTrustedProxies(trusted),
    report: (cuts) => told.push(cuts),
    listener(request, response) {
      asked += 1
      inFlight += 1
      most = Math.max(most, inFlight)
      response.prependOnceListener('close', () => {
        inFlight -= 1 // before the guard begins the next one
      })
      listener(request, response)
    },
  })
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  async function line() {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  return { line, asked: () => asked, most: () => most, open: () => open, told }
}

const answerOk: RequestListener = (_, response) => void response.end('well')
