import { setImmediate as turn } from 'node:timers/promises'

import { Agent, fetch } from 'undici'

import { addressWithin } from '#contract/service-address.ts'

import type { UpstreamLimits } from './limits.ts'

/** A request to a service. `path` begins with a slash and includes the query, escaped. */
export type ServiceRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  /** JSON, or a multipart form; null for none. */
  body: string | Uint8Array<ArrayBuffer> | null
  /** Aborts the request and, later, the body. */
  signal: AbortSignal
}

/** A service's response: the used subset of the platform's `Response`, so that every implementation fits. */
export type ServiceResponse = {
  status: number
  headers: { get(name: string): string | null }
  body: ServiceBody | null
}

export type ServiceBody = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }

/** Sends requests to one service. Knows one origin, follows no redirects, and throws if there is no response. */
export type Transport = (request: ServiceRequest) => Promise<ServiceResponse>

/**
 * Reaches a service over HTTP. Paths are appended to its address, which may have a path itself. A path that would lead elsewhere
 * gets a 404 without a connection.
 */
export function overHttp(baseUrl: string, limits: UpstreamLimits): Transport {
  const agent = new Agent({
    connections: limits.connections,
    connect: { timeout: limits.connectMs },
    bodyTimeout: limits.bodyIdleMs,
    allowH2: false, // one call per connection: a broken connection fails no other call
  })
  return async ({ path, ...request }): Promise<ServiceResponse> => {
    const address = addressWithin(baseUrl, path)
    if (address === null) return { status: 404, headers: new Headers(), body: null }
    return fetch(address, { ...request, dispatcher: agent, redirect: 'manual' })
  }
}

type Fetch = (request: Request) => Response | Promise<Response>

// a name that never resolves (RFC 6761)
const ORIGIN = 'http://provider.invalid'

/**
 * Reaches a service in this process through its `fetch`. `basePath`, such as `/storage/`, precedes each path. Yields to the event
 * loop before and after each call, so that visitors are served in between, as with a remote service.
 */
export function inProcess(answer: Fetch, basePath = '/'): Transport {
  return async ({ path, ...request }) => {
    const address = addressWithin(ORIGIN + basePath, path)
    if (address === null) return new Response(null, { status: 404 })
    await turn()
    const response = await answer(new Request(address, request))
    await turn()
    if (request.signal.aborted) await response.body?.cancel() // nobody waits for it any more
    return response
  }
}
