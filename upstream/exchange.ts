import { setTimeout as delay } from 'node:timers/promises'

import { toUnreachable, untried } from './failures.ts'
import type { Health } from './health.ts'
import type { UpstreamLimits } from './limits.ts'
import type { ServiceRequest, ServiceResponse, Transport } from './transport.ts'
import { until } from './until.ts'
import type { Failure } from './upstream.ts'

/**
 * One question to a service and its answer's headers. A service that is down, overloaded or broken (429, 5xx) has failed;
 * any other status is an answer. Never throws.
 */
export type Exchange = (
  request: Omit<ServiceRequest, 'signal'>,
  signal: AbortSignal,
) => Promise<Exchanged>

export type Exchanged =
  | { status: 'answered'; response: ServiceResponse }
  | { status: 'failed'; failure: Failure; retryAfter: string | null }

type ExchangeOptions = {
  transport: Transport
  health: Health
  limits: Pick<UpstreamLimits, 'headersMs' | 'retryJitterMs' | 'longestRetryAfterMs'>
}

/** For questions that may be asked twice: they are, once, when a second try has a chance (RFC 9110, 9.2.2 and 10.2.3). */
export function createExchange({ transport, health, limits }: ExchangeOptions): Exchange {
  async function attempt(
    request: Omit<ServiceRequest, 'signal'>,
    signal: AbortSignal,
  ): Promise<Exchanged> {
    const tried = await ask(transport, request, { signal, headersMs: limits.headersMs })
    if (tried.status === 'answered') health.succeeded()
    else if (!signal.aborted) health.failed() // who asked may have left, that is nobody's failure
    return tried
  }

  return async (request, signal) => {
    if (!health.enter()) return { status: 'failed', failure: untried, retryAfter: null }
    const first = await attempt(request, signal)
    const waitMs = first.status === 'failed' ? retryDelayMs(first, limits) : null
    if (waitMs === null) return first
    await delay(waitMs, undefined, { ref: false })
    if (signal.aborted || !health.isUp()) return first
    return attempt(request, signal)
  }
}

async function ask(
  transport: Transport,
  request: Omit<ServiceRequest, 'signal'>,
  { signal, headersMs }: { signal: AbortSignal; headersMs: number },
): Promise<Exchanged> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), headersMs)
  const either = AbortSignal.any([signal, late.signal])
  try {
    const response = await until(either, transport({ ...request, signal: either }))
    if (response.status < 500 && response.status !== 429) return { status: 'answered', response }
    await response.body?.cancel()
    const failure = { kind: 'refused', status: response.status } as const
    return { status: 'failed', failure, retryAfter: response.headers.get('retry-after') }
  } catch (error) {
    return { status: 'failed', failure: toUnreachable(error), retryAfter: null }
  } finally {
    clearTimeout(timer)
  }
}

function retryDelayMs(
  { failure, retryAfter }: { failure: Failure; retryAfter: string | null },
  limits: Pick<UpstreamLimits, 'retryJitterMs' | 'longestRetryAfterMs'>,
): number | null {
  const isPassing = failure.kind === 'unreachable' || isGatewayTrouble(failure)
  const askedMs = Number(retryAfter ?? 0) * 1_000 // a date is no number: then no retry
  if (!isPassing || !(askedMs <= limits.longestRetryAfterMs)) return null
  return askedMs + Math.random() * limits.retryJitterMs
}

function isGatewayTrouble(failure: Failure): boolean {
  return failure.kind === 'refused' && [502, 503, 504].includes(failure.status)
}
