import { clientAddress, isTrusted } from '#intake/client-address.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'

import { createReference, forRequest, isReference } from '../log/reference.ts'
import type { Listener } from './listener.ts'

/**
 * Gives each request its reference: the id that a trusted proxy has put into `X-Request-Id`, else a new one. A visitor's own header
 * is ignored, as it could claim another request's lines in the log.
 */
export function withReference(networks: readonly string[], next: Listener): Listener {
  const trusted = createTrustedProxies(networks)
  return (request, response) => {
    const { remoteAddress: peer } = request.socket
    const isFromProxy =
      networks.length > 0 &&
      peer !== undefined &&
      isTrusted(clientAddress(peer, null, trusted), trusted)
    const given = isFromProxy ? request.headers['x-request-id'] : undefined
    const reference = typeof given === 'string' && isReference(given) ? given : createReference()
    return forRequest(reference, () => next(request, response))
  }
}
