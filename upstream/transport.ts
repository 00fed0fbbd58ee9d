import { setImmediate as turn } from 'node:timers/promises'

import { Agent, fetch } from 'undici'

import { addressWithin } from '#contract/service-address.ts'

import type { UpstreamLimits } from './limits.ts'

/** What is asked of a service. `path` begins with a slash; a query is part of it, escaped. */
export type ServiceRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  /** JSON, or a form's parts; null: none. */
  body: string | Uint8Array<ArrayBuffer> | null
  /** Ends the request and, later, the body. */
  signal: AbortSignal
}

/** What a service answers; of the platform's `Response` only what is used, so that each kind of it fits. */
export type ServiceResponse = {
  status: number
  headers: { get(name: string): string | null }
  body: ServiceBody | null
}

export type ServiceBody = AsyncIterable<Uint8Array> & { cancel(): Promise<void> }

/** How a service is reached. It knows one origin, follows no redirect, and throws when there was no answer. */
export type Transport = (request: ServiceRequest) => Promise<ServiceResponse>

type HttpLimits = Pick<UpstreamLimits, 'connections' | 'connectMs' | 'bodyIdleMs'>

/**
 * Reaches a service at its address; the paths are appended to it, whatever path it has itself. A path that would lead
 * elsewhere does not exist there: 404, without a connection.
 */
export function overHttp(baseUrl: string, limits: HttpLimits): Transport {
  const agent = new Agent({
    connections: limits.connections,
    connect: { timeout: limits.connectMs },
    bodyTimeout: limits.bodyIdleMs,
    allowH2: false, // one call a connection: one that is cut takes no other with it
  })
  return async ({ path, ...request }): Promise<ServiceResponse> => {
    const address = addressWithin(baseUrl, path)
    if (address === null) return { status: 404, headers: new Headers(), body: null }
    return fetch(address, { ...request, dispatcher: agent, redirect: 'manual' })
  }
}

type Fetch = (request: Request) => Response | Promise<Response>

// a name that no network resolves (RFC 6761)
const ORIGIN = 'http://provider.invalid'

/**
 * Reaches a service that runs in this process by its `fetch`. `basePath` stands before each path, such as `/storage/`. Visitors
 * are answered between a question, its answer and what is made of that, as they are where a service is far away.
 */
export function inProcess(answer: Fetch, basePath = '/'): Transport {
  return async ({ path, ...request }) => {
    const address = addressWithin(ORIGIN + basePath, path)
    if (address === null) return new Response(null, { status: 404 })
    await turn()
    const response = await answer(new Request(address, request))
    await turn()
    return response
  }
}
