import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { Log } from '../log/log.ts'

/** Answers Node's own requests, synchronously or not. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Wraps a listener: a failure ends only its own response, and is logged. */
export function withErrorLog(listener: Listener, log: Log): RequestListener {
  return (request, response) => {
    const end = (error: unknown) => {
      log.error({ err: error }, 'a request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
    try {
      const answered = listener(request, response)
      if (answered instanceof Promise) answered.catch(end)
    } catch (error) {
      end(error)
    }
  }
}

/** A listener that answers with a fetch handler. */
export function listenerOf(
  fetch: (request: Request) => Response | Promise<Response>,
): RequestListener {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response) => void answer(request, response)
}
