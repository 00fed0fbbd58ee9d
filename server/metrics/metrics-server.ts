import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

import { codeOf } from '#storage/storage-error.ts'
import { createSingleFlight } from '#storage/single-flight.ts'
import type { Log } from '#delivery/log/log.ts'

import { StartError } from '../environment/exit.ts'

const LOOPBACK = '127.0.0.1'
const limits = { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8_192 }
const MAX_CONNECTIONS = 20

/**
 * Serves `/metrics`, and nothing else, at the loopback address. It does not keep the process running.
 *
 * @throws StartError with one sentence if the port cannot be used.
 */
export async function openMetricsServer(
  port: number,
  read: () => Promise<string>,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const share = createSingleFlight<string>()

  async function answer(response: ServerResponse) {
    try {
      const text = await share('', read)
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(text)
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be read')
      response.writeHead(500).end()
    }
  }

  const server = createServer(limits, (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void answer(response)
    else response.writeHead(404, { 'Content-Length': 0 }).end()
  })
  server.maxConnections = MAX_CONNECTIONS
  await once(server.listen(port, LOOPBACK), 'listening').catch((error: Error) => {
    throw new StartError(sentenceOf(error, port), { cause: error })
  })
  server.on('error', (error) => log.error({ err: error }, 'the metrics server failed'))
  server.unref()
}

function sentenceOf(error: Error, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `METRICS_PORT: port ${port} is in use: end the program that uses it, or choose another one.`
  }
  if (code === 'EACCES') {
    return `METRICS_PORT: port ${port} may not be used by this user: choose one from 1024 up.`
  }
  return `METRICS_PORT: cannot listen on port ${port}: ${error.message}.`
}
