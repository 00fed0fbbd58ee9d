import { Counter, Histogram, type Registry } from 'prom-client'

import { requestKinds } from '#delivery/http/request-kind.ts'
import type { Answered } from '#delivery/http/with-timing.ts'
import { type CacheResult, cacheResults } from '#delivery/page-cache/page-cache.ts'

/**
 * Why a visitor was refused. `connections`: too many, or a client that does not read. `cross_site`: a form of another site.
 * `wrong_code`: a receipt's code. `proof`: a form in a burst, without its proof of work.
 */
export const refusalReasons = [
  'rendering',
  'too_often',
  'too_large',
  'media_queue',
  'connections',
  'cross_site',
  'wrong_code',
  'proof',
  'outdated',
  'malformed',
  'method',
] as const
type RefusalReason = (typeof refusalReasons)[number]

/** Counts requests, the page cache's results and refusals. */
export function createHttpMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'passarela_http_requests_total',
    help: 'Requests by the template of their route, and by the class of their status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'passarela_http_request_duration_seconds',
    help: 'Duration of requests until the system had taken the whole response',
    labelNames: ['kind'],
    buckets: [0.025, 0.1, 0.4, 1.5, 5],
    registers,
  })
  const left = new Counter({
    name: 'passarela_http_requests_left_total',
    help: 'Requests whose visitors left before the response began',
    registers,
  })
  const cached = new Counter({
    name: 'passarela_page_cache_requests_total',
    help: 'Requests for pages that can be cached, by how they were served',
    labelNames: ['result'],
    registers,
  })
  const refusals = new Counter({
    name: 'passarela_refusals_total',
    help: 'Requests and connections that were refused, by reason',
    labelNames: ['reason'],
    registers,
  })

  // a series that begins at its first failure would hide that failure from `rate` and `increase`
  for (const kind of requestKinds) requests.inc({ kind, status: '5xx' }, 0)
  for (const result of cacheResults) cached.inc({ result }, 0)
  for (const reason of refusalReasons) refusals.inc({ reason }, 0)

  const refuse = (reason: RefusalReason, times = 1) => refusals.inc({ reason }, times)
  return {
    answered: ({ kind, status, ms }: Answered) => {
      if (status === null) return left.inc()
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, ms / 1_000)
      const reason = refusalOf(kind, status)
      if (reason !== null) refuse(reason)
    },
    cacheUsed: (result: CacheResult) => cached.inc({ result }),
    refuse,
  }
}

const reasonsOfStatuses: Readonly<Partial<Record<number, RefusalReason>>> = {
  400: 'malformed',
  405: 'method',
  409: 'outdated',
  413: 'too_large',
  414: 'malformed',
  415: 'malformed',
  428: 'proof',
  429: 'too_often',
}

/** Why a request was refused, as far as its status tells; a 503 of a page may have other causes. */
function refusalOf(kind: Answered['kind'], status: number): RefusalReason | null {
  const reason = reasonsOfStatuses[status]
  if (reason !== undefined) return reason
  return status === 503 && (kind === 'picture' || kind === 'film') ? 'media_queue' : null
}
