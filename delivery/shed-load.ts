import { setImmediate } from 'node:timers/promises'

import type { Locale } from '#agency/locale.ts'
import { busyDocument } from '#site/shell/fallback-document.server.tsx'
import { localeOfPath } from '#site/paths.ts'

import { visitorNetwork } from '#intake/visitor-network.ts'
import type { PageHandler } from './pages/pages.ts'

/** The most renderings in progress or waiting, in all and per network. Tests use smaller numbers. */
export type RenderLimits = { atOnce: number; byNetwork: number; retryAfterSeconds: number }

export const renderLimits: RenderLimits = { atOnce: 200, byNetwork: 64, retryAfterSeconds: 5 }

/**
 * Renders pages; answers 503 without any work if too many renderings are in progress or waiting, and calls `onRefuse`. One rendering
 * begins in each turn of the event loop: between two, Node reads new requests, so that a crowd is counted and health is answered.
 */
export function shedLoad(
  pages: PageHandler,
  limits: RenderLimits,
  languages: readonly Locale[],
  onRefuse: () => void = () => {},
): PageHandler {
  const byNetwork = new Map<string, number>()
  let inFlight = 0
  let turn = Promise.resolve()

  function count(network: string | null, change: 1 | -1) {
    inFlight += change
    if (network === null) return
    const own = (byNetwork.get(network) ?? 0) + change
    if (own === 0) byNetwork.delete(network)
    else byNetwork.set(network, own)
  }

  return async (request, frames) => {
    const network = visitorNetwork()
    const own = network === null ? 0 : (byNetwork.get(network) ?? 0)
    if (inFlight >= limits.atOnce || own >= limits.byNetwork) {
      onRefuse()
      return tooBusy(localeOfPath(new URL(request.url).pathname, languages), limits)
    }
    count(network, 1)
    turn = turn.then(() => setImmediate())
    try {
      await turn
      return await pages(request, frames)
    } finally {
      count(network, -1)
    }
  }
}

function tooBusy(locale: Locale, { retryAfterSeconds }: RenderLimits): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
  }
  return new Response(busyDocument(locale), { status: 503, headers })
}
