import { setImmediate as turn } from 'node:timers/promises'

import { addressWithin } from '#contract/service-address.ts'
import type { Transport } from './transport.ts'

type Fetch = (request: Request) => Response | Promise<Response>

// a name that no network resolves (RFC 6761)
const ORIGIN = 'http://provider.invalid'

/**
 * Reaches a service that runs in this process by its `fetch`. `basePath` stands before each path, such as `/storage/`. Visitors
 * are answered between a question, its answer and what is made of that, as they are where a service is far away.
 */
export function inProcess(fetch: Fetch, basePath = '/'): Transport {
  return async ({ path, ...request }) => {
    const address = addressWithin(ORIGIN + basePath, path)
    if (address === null) return new Response(null, { status: 404 })
    await turn()
    const response = await fetch(new Request(address, request))
    await turn()
    return response
  }
}
