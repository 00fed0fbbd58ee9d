import { clientAddress, ownNetwork } from '#intake/client-address.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'
import { forVisitor } from '#intake/visitor-network.ts'
import type { Log } from '../log/log.ts'
import type { Listener } from './listener.ts'

/** Makes the visitor's network available to all code that answers a request. */
export function withVisitor(networks: readonly string[], log: Log, next: Listener): Listener {
  const trusted = createTrustedProxies(networks)
  let hasWarned = networks.length > 0
  return (request, response) => {
    const peer = request.socket.remoteAddress
    if (peer === undefined) return next(request, response)
    const forwardedFor = request.headersDistinct['x-forwarded-for']?.join() ?? null
    if (forwardedFor !== null && !hasWarned) {
      hasWarned = true
      log.warn(
        'requests come through a proxy that TRUSTED_PROXIES does not name: all visitors count as one',
      )
    }
    const network = ownNetwork(clientAddress(peer, forwardedFor, trusted))
    return forVisitor(network, () => next(request, response))
  }
}
