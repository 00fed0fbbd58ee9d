import type { IncomingMessage } from 'node:http'

import { clientAddress, isTrusted, ownNetwork } from '#intake/client-address.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'
import { runForVisitor } from '#intake/visitor-network.ts'

import type { Log } from '../log/log.ts'
import { createReference, forRequest, isReference } from '../log/reference.ts'
import type { Listener } from './listener.ts'

type ScopeOptions = {
  /** Addresses and networks of proxies, whose headers count. */
  trustedProxies: readonly string[]
  log: Log
}

/**
 * Answers each request in a scope of its own, which has a reference and the visitor's network. A failure is logged and ends only its
 * own response.
 */
export function withRequestScope({ trustedProxies, log }: ScopeOptions, next: Listener): Listener {
  const trusted = createTrustedProxies(trustedProxies)
  let hasWarned = trustedProxies.length > 0

  /** The id that a trusted proxy has given, else a new one: a visitor's own could claim another request's lines in the log. */
  function referenceOf(peer: string, given: string | string[] | undefined): string {
    const isSafe = typeof given === 'string' && isReference(given)
    return isSafe && isTrusted(clientAddress(peer, null, trusted), trusted)
      ? given
      : createReference()
  }

  function networkOf(peer: string, { headersDistinct }: IncomingMessage): string {
    const forwardedFor = headersDistinct['x-forwarded-for']?.join() ?? null
    if (forwardedFor !== null && !hasWarned) {
      hasWarned = true
      log.warn(
        'requests come through a proxy that TRUSTED_PROXIES does not name: all visitors count as one',
      )
    }
    return ownNetwork(clientAddress(peer, forwardedFor, trusted))
  }

  return (request, response) => {
    const peer = request.socket.remoteAddress
    if (peer === undefined) return void response.destroy() // the visitor has left
    async function answer() {
      try {
        await next(request, response)
      } catch (error) {
        log.error({ err: error }, 'a request failed')
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      }
    }
    const reference = referenceOf(peer, request.headers['x-request-id'])
    return forRequest(reference, () => runForVisitor(networkOf(peer, request), answer))
  }
}
