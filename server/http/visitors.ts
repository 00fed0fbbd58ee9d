import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

import { clientAddress, ownNetwork } from '../intake/client-address.ts'
import { createTrustedProxies } from '../intake/trusted-proxies.ts'
import { forVisitor } from '../intake/visitor.ts'
import type { Log } from '../log.ts'

/** Lets everything that answers a request know whose it is. */
export function knowingVisitors(networks: readonly string[], log: Log): MiddlewareHandler {
  const trusted = createTrustedProxies(networks)
  let isTold = networks.length > 0
  return async (c, next) => {
    const peer = peerOf(c)
    if (peer === null) return next()
    const forwardedFor = c.req.header('x-forwarded-for') ?? null
    if (forwardedFor !== null && !isTold) {
      isTold = true
      log.warn('requests come through a proxy that TRUSTED_PROXIES does not name: all count as one')
    }
    return forVisitor(ownNetwork(clientAddress(peer, forwardedFor, trusted)), next)
  }
}

/** The connection's other end; null where there is none, as in tests. */
function peerOf(c: Context): string | null {
  const isConnected = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return isConnected ? (getConnInfo(c).remote.address ?? null) : null
}
