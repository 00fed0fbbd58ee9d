import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { Log } from '../log/log.ts'

/** What answers on Node's own requests, at once or after a while. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Answers as a listener does. Where that fails, it ends the one answer alone, and is told. */
export function answering(listener: Listener, log: Log): RequestListener {
  return (request, response) => {
    const end = (error: unknown) => {
      log.error({ err: error }, 'an answer failed')
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
