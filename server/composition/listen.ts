import { once } from 'node:events'
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  type IncomingMessage,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { codeOf } from '#storage/storage-error.ts'
import {
  type CutCounts,
  type GuardedConnections,
  guardConnections,
} from '#delivery/connections/connection-guard.ts'
import { type ConnectionLimits, connectionLimits } from '#delivery/connections/connection-limits.ts'
import type { Log } from '#delivery/log/log.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'

import { StartError } from '../environment/exit.ts'
import { DRAIN_MS, type Shutdown } from '../processes/shutdown.ts'

/** Time limits of a request in milliseconds, and the size of its headers in bytes (docs/product.md: Limits). */
const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000, // four photos from a slow phone; `rejectSlowBodies` ends stalled bodies
  keepAliveTimeout: 10_000,
  maxHeaderSize: 49_152, // enough for a link to 5,000 favorites; the page shows the first of them
  connectionsCheckingInterval: 5_000,
}

/** The program behind a server: `drain` announces the shutdown, `close` follows the last request. */
type Closing = { drain?: () => void; close: () => Promise<void> }

type ServerOptions = {
  host: string
  port: number
  /** Addresses and networks of proxies, which connect on behalf of many visitors. */
  trustedProxies: readonly string[]
  /** How long new visitors are accepted after a shutdown has been announced, in milliseconds. */
  shutdownDelayMs?: number
  limits?: ConnectionLimits
  /** Called with the connections that were cut or refused since the last call. */
  onCut?: (cuts: CutCounts) => void
}

/**
 * Listens on a port; port 0 takes any free port. Before `serve` it answers 503 with `Retry-After`. Call it before all other work,
 * which would be useless if the port is taken.
 *
 * @throws StartError with one sentence if the port is taken or not permitted.
 */
export async function openServer(options: ServerOptions, log: Log) {
  const {
    host,
    port,
    trustedProxies,
    shutdownDelayMs = 0,
    limits = connectionLimits,
    onCut,
  } = options
  let listener: RequestListener = replyStarting
  let isClosing = false
  const server = createServer(requestLimits)
  const connections = guardConnections(server, {
    limits,
    trusted: createTrustedProxies(trustedProxies),
    report: (cuts) => {
      log.warn(cuts, 'connections were cut or refused')
      onCut?.(cuts)
    },
    listener(request, response) {
      if (isClosing) response.shouldKeepAlive = false // or the open connection would delay the shutdown
      if (isWellFormed(request)) listener(request, response)
      else refuse(response)
    },
  })
  await once(server.listen(port, host), 'listening').catch((error: Error) => {
    throw new StartError(sentenceOf(error, port), { cause: error })
  })
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve(next: RequestListener) {
      listener = next
    },
    /**
     * Closes at a shutdown. Requests in flight are answered first, or cut off after `drainMs`. Until then, serves new ones, too.
     */
    closeAt: (shutdown: Shutdown, program: Closing, drainMs = DRAIN_MS) =>
      shutdown.closeWith(() => {
        isClosing = true
        return closeInOrder({ server, connections, program, shutdownDelayMs, drainMs })
      }),
  }
}

function refuse(response: ServerResponse) {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
}

const replyStarting: RequestListener = (_, response) => {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain' }).end('starting')
}

type ServerParts = {
  server: Server
  connections: GuardedConnections
  program: Closing
  shutdownDelayMs: number
  drainMs: number
}

/** A load balancer learns of the end first; then the responses in flight are waited for. */
async function closeInOrder(parts: ServerParts): Promise<number> {
  const { server, connections, program, shutdownDelayMs, drainMs } = parts
  program.drain?.()
  await sleep(shutdownDelayMs)
  const timer = setTimeout(() => {
    server.close()
    server.closeAllConnections()
  }, drainMs)
  await Promise.all(connections.inFlight().map(untilClosed))
  const closed = Promise.withResolvers<unknown>()
  server.close(closed.resolve)
  server.closeIdleConnections()
  await closed.promise
  clearTimeout(timer)
  await program.close()
  return 0
}

/** Resolves when the response has ended, or its visitor has left. */
function untilClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve))
}

function sentenceOf(error: Error, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: end the program that uses it, or set PORT to another one.`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this user: set PORT to one from 1024 up.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'HOST is not an address of this machine: unset it to listen on all.'
  }
  return `Cannot listen on port ${port}: ${error.message}.`
}

/**
 * Whether a request is HTTP/1 with at most one `Host`. Two are refused (RFC 9112, 3.2): a proxy in front of the site may use the
 * other one.
 */
function isWellFormed({ httpVersion, rawHeaders }: RawRequest): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  let hosts = 0
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}

type RawRequest = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>
