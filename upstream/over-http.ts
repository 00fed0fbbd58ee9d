import { Agent, fetch } from 'undici'

import type { UpstreamLimits } from './limits.ts'
import { addressWithin } from '#contract/service-address.ts'
import type { ServiceResponse, Transport } from './transport.ts'

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
