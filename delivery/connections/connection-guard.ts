import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'

import { acceptFirst } from './accept-first.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { type Connection, createConnections, type CutReason } from './connections.ts'

type GuardOptions = {
  limits: ConnectionLimits
  /** Proxies, whose connections carry many visitors. */
  trusted: BlockList
  /** Answers a request; called after the connection's previous response has left. */
  listener: RequestListener
  /** Receives the connections that were cut or refused since the last report, counted by reason. */
  report: (cuts: CutCounts) => void
}

export type GuardedConnections = ReturnType<typeof guardConnections>

/** `dropped`: the server closed the connection before reading from it. */
export type CutCounts = Readonly<Partial<Record<CutReason | 'dropped', number>>>

/**
 * Limits the cost of a server's connections. Each connection answers one request at a time: the next one starts when the system
 * has taken the whole previous response, so a client that does not read costs one response. Clients that stop reading or read too
 * slowly are cut. At the limit of connections, a new connection replaces an idle one; without an idle one, it gets a 503.
 */
export function guardConnections(server: Server, options: GuardOptions) {
  const { limits, trusted } = options
  const cuts = countCuts(options)
  const connections = createConnections(limits, trusted, cuts.note)
  const answer = oneAtATime(limits, acceptFirst(server, options.listener))

  server.on('connection', connections.accept)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.find(request.socket)
    if (connection === undefined) return // it was cut after these requests had been read
    if (!answer(connection, request, response)) connections.cut(connection, 'pipelined')
  })
  server.setTimeout(limits.stallMs, (socket: Socket) => {
    const connection = connections.find(socket)
    const isServersTurn = connection?.answering != null && socket.writableLength === 0
    if (isServersTurn) return
    if (connection?.answering != null) cuts.note('stalled')
    socket.destroy()
  })
  server.maxConnections = connections.most
  server.on('drop', () => cuts.note('dropped'))
  setInterval(() => {
    cutSlowReaders()
    cuts.reportIfDue()
  }, limits.checkMs).unref()

  let checkedAt = performance.now()
  function cutSlowReaders() {
    const passedMs = performance.now() - checkedAt
    checkedAt += passedMs
    const readers = connections.all().filter(({ answering }) => answering !== null)
    const tooSlow = new Set(readers.filter((reader) => isTooSlow(reader, passedMs, limits)))
    const left = readers.filter((reader) => !tooSlow.has(reader))
    for (const reader of [...tooSlow, ...slowestBeyond(left, limits.queuedBytes)]) {
      connections.cut(reader, 'slow')
    }
  }
  return {
    /** At most one for each connection; requests that wait behind it are not among them. */
    inFlight: (): ServerResponse[] => connections.all().flatMap(({ answering }) => answering ?? []),
  }
}

/** Counts cut connections and reports them from time to time. */
function countCuts({ limits, report }: Pick<GuardOptions, 'limits' | 'report'>) {
  let counts: Partial<Record<CutReason | 'dropped', number>> = {}
  let reportedAt = -Infinity
  return {
    note: (reason: CutReason | 'dropped'): void => {
      counts[reason] = (counts[reason] ?? 0) + 1
    },
    reportIfDue() {
      const now = performance.now()
      if (Object.keys(counts).length === 0 || now - reportedAt < limits.tellEveryMs) return
      reportedAt = now
      report(counts)
      counts = {}
    },
  }
}

/** Answers a connection's requests in turn. Returns false if too many requests would wait, or too many bytes. */
function oneAtATime(limits: ConnectionLimits, listener: RequestListener) {
  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.answering = response
    if (connection.isRefused) refuse(response, limits)
    else listener(request, response)
    response.once('close', () => answerNext(connection))
  }

  function answerNext(connection: Connection) {
    connection.answering = null
    connection.behindMs = 0
    const next = connection.waiting.shift()
    if (next === undefined || connection.socket.destroyed) return
    connection.waitingBytes -= sizeOf(next.request)
    begin(connection, next.request, next.response)
  }

  return (connection: Connection, request: IncomingMessage, response: ServerResponse): boolean => {
    if (connection.answering === null) {
      begin(connection, request, response)
      return true
    }
    connection.waiting.push({ request, response })
    connection.waitingBytes += sizeOf(request)
    return (
      connection.waiting.length <= limits.pipelined &&
      connection.waitingBytes <= limits.pipelinedBytes
    )
  }
}

function refuse(response: ServerResponse, { retryAfterSeconds }: ConnectionLimits) {
  const headers = {
    'Retry-After': String(retryAfterSeconds),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain',
    Connection: 'close',
  }
  response.writeHead(503, headers).end('busy')
}

/** Approximate size of a waiting request, in bytes. */
function sizeOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((bytes, text) => bytes + text.length, url.length)
}

/** Records what a client has read since the last check; whether it has been too slow for too long. */
function isTooSlow(
  connection: Connection,
  passedMs: number,
  { slowestBytesPerSecond, behindMs }: ConnectionLimits,
): boolean {
  const { socket } = connection
  const queued = socket.writableLength
  const taken = socket.bytesWritten - queued // Node counts what it has queued as written
  const dueMs = (bytes: number) => (bytes / slowestBytesPerSecond) * 1_000
  const waitedMs = queued > 0 ? passedMs : 0 // with nothing queued, the client waits for the server
  const change = waitedMs - dueMs(taken - connection.takenBytes)
  connection.behindMs = Math.max(0, connection.behindMs + change)
  connection.takenBytes = taken
  return connection.behindMs > behindMs + dueMs(queued) // a chunk counts only when all of it has been taken
}

/** The clients furthest behind: as many as must go until the others hold at most `bytes`. */
function slowestBeyond(readers: readonly Connection[], bytes: number): readonly Connection[] {
  let queued = readers.reduce((sum, { socket }) => sum + socket.writableLength, 0)
  if (queued <= bytes) return []
  const slowestFirst = readers.toSorted((a, b) => b.behindMs - a.behindMs)
  return slowestFirst.filter(({ socket }) => {
    const isBeyond = queued > bytes
    if (isBeyond) queued -= socket.writableLength
    return isBeyond
  })
}
