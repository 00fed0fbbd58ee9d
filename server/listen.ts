import { createServer, type Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { StartError } from './exit.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Time limits of a connection, ms, and the size of what stands before a body, bytes (safety goal L4). */
const HEADERS_MS = 10_000
const REQUEST_MS = 60_000
const KEEP_ALIVE_MS = 10_000
const CHECK_MS = 5_000
const MAX_HEADER_BYTES = 16_384

/** How long what is under way may take once the process is told to end (safety goal L6). */
const DRAIN_MS = 20_000

/**
 * Listens, and resolves with the port once visitors can come. Port 0 takes a free one.
 *
 * @throws StartError with a sentence when the port is taken or not allowed.
 */
export async function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
): Promise<{ server: Server; port: number }> {
  const connection = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: CHECK_MS,
  }
  const server = createServer(
    connection,
    getRequestListener(fetch, { overrideGlobalObjects: false }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(sentenceOf(error, port), { cause: error })),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address !== null ? address.port : port }
}

/** Ends the process on SIGTERM or SIGINT after what is under way; at once at the second signal. */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let isClosing = false
  const end = () => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

function sentenceOf(error: Error, port: number): string {
  const code = 'code' in error ? error.code : undefined
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
