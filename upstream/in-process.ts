import { addressWithin } from './service-address.ts'
import type { Transport } from './transport.ts'

type Fetch = (request: Request) => Response | Promise<Response>

// a name that no network resolves (RFC 6761)
const ORIGIN = 'http://provider.invalid'

/** Reaches a service that runs in this process by its `fetch`. `basePath` stands before each path, such as `/storage/`. */
export function inProcess(fetch: Fetch, basePath = '/'): Transport {
  return async ({ path, ...request }) => {
    const address = addressWithin(ORIGIN + basePath, path)
    return address === null
      ? new Response(null, { status: 404 })
      : fetch(new Request(address, request))
  }
}
