import type { Locale } from '#agency/locale.ts'
import { busyDocument } from '#site/shell/fallback-document.server.tsx'
import { localeOfPath } from '#site/paths.ts'

import { visitorsAddress } from '#intake/visitor.ts'
import type { PageHandler } from './pages/pages.ts'

/** The most concurrent renderings, in all and per address. Tests use smaller numbers. */
export type RenderLimits = { atOnce: number; byAddress: number; retryAfterSeconds: number }

export const renderLimits: RenderLimits = { atOnce: 64, byAddress: 32, retryAfterSeconds: 5 }

/** Renders pages; answers 503 without any work if too many renderings are in progress. */
export function sheddingLoad(
  pages: PageHandler,
  limits: RenderLimits,
  languages: readonly Locale[],
): PageHandler {
  const byAddress = new Map<string, number>()
  let underWay = 0

  function count(address: string | null, change: 1 | -1) {
    underWay += change
    if (address === null) return
    const own = (byAddress.get(address) ?? 0) + change
    if (own === 0) byAddress.delete(address)
    else byAddress.set(address, own)
  }

  return async (request, marks) => {
    const address = visitorsAddress()
    const own = address === null ? 0 : (byAddress.get(address) ?? 0)
    if (underWay >= limits.atOnce || own >= limits.byAddress) {
      return tooBusy(localeOfPath(new URL(request.url).pathname, languages), limits)
    }
    count(address, 1)
    try {
      return await pages(request, marks)
    } finally {
      count(address, -1)
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
