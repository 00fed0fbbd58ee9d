import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

/** Answers Node's own requests, synchronously or not. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A listener that answers with a fetch handler. */
export function listenerOf(fetch: (request: Request) => Response | Promise<Response>): Listener {
  return getRequestListener(fetch, { overrideGlobalObjects: false })
}
