import { setTimeout as delay } from 'node:timers/promises'

import { toUnreachable, circuitOpen } from './failures.ts'
import type { Health } from './health.ts'
import type { UpstreamLimits } from './limits.ts'
import type { ServiceRequest, ServiceResponse, Transport } from './transport.ts'
import type { Failure } from './upstream.ts'

/**
 * Sends a request to a service and reads its response. The exchange fails if the service is down, overloaded or broken (429,
 * 5xx), or if the response breaks off; any other status is an answer. Never throws.
 */
export type Exchange = <T>(request: ServiceRequest, read: Read<T>) => Promise<Exchanged<T>>

type Exchanged<T> =
  | { status: 'answered'; value: T }
  | { status: 'failed'; reason: Failure; retryAfter: string | null }

type Read<T> = (response: ServiceResponse) => Promise<T>

type ExchangeLimits = Pick<UpstreamLimits, 'headersMs' | 'retryJitterMs' | 'maxCallRetryAfterMs'>

type ExchangeOptions = {
  transport: Transport
  health: Health
  limits: ExchangeLimits
  /** Whether a failure counts against the service's health and not just against this request; by default, each failure does. */
  isOfService?: (failure: Failure) => boolean
}

/** For requests that may be repeated: retries once if a retry may succeed (RFC 9110, 9.2.2 and 10.2.3). */
export function createExchange(options: ExchangeOptions): Exchange {
  const { transport, health, limits, isOfService = () => true } = options

  async function attempt<T>(request: ServiceRequest, read: Read<T>): Promise<Exchanged<T>> {
    const tried = await ask(request, read)
    if (tried.status === 'answered') health.succeeded()
    else if (!isGivenUp(request.signal) && isOfService(tried.reason)) health.failed()
    return tried
  }

  async function ask<T>(request: ServiceRequest, read: Read<T>): Promise<Exchanged<T>> {
    try {
      const response = await headersWithin(limits.headersMs, transport, request)
      if (response.status < 500 && response.status !== 429)
        return { status: 'answered', value: await raceAbort(request.signal, read(response)) }
      await response.body?.cancel()
      const failure = { kind: 'refused', status: response.status } as const
      return { status: 'failed', reason: failure, retryAfter: response.headers.get('retry-after') }
    } catch (error) {
      return { status: 'failed', reason: toUnreachable(error), retryAfter: null }
    }
  }

  return async (request, read) => {
    if (!health.enter()) return { status: 'failed', reason: circuitOpen, retryAfter: null }
    const first = await attempt(request, read)
    const waitMs = first.status === 'failed' ? retryDelayMs(first, limits) : null
    if (waitMs === null) return first
    await delay(waitMs, undefined, { ref: false })
    if (request.signal.aborted || !health.isUp()) return first
    return attempt(request, read)
  }
}

/** @throws if the response's headers do not arrive within the limit, or the request's signal is aborted. */
export async function headersWithin(
  limitMs: number,
  transport: Transport,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limitMs)
  const signal = AbortSignal.any([request.signal, late.signal])
  try {
    return await raceAbort(signal, transport({ ...request, signal }))
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the caller cancelled the request, which is not the service's failure; a timeout is. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')
}

function retryDelayMs(
  { reason: failure, retryAfter }: { reason: Failure; retryAfter: string | null },
  limits: ExchangeLimits,
): number | null {
  const isPassing = failure.kind === 'unreachable' || isGatewayTrouble(failure)
  const askedMs = Number(retryAfter ?? 0) * 1_000 // a date becomes NaN: no retry
  if (!isPassing || !(askedMs <= limits.maxCallRetryAfterMs)) return null
  return askedMs + Math.random() * limits.retryJitterMs
}

function isGatewayTrouble(failure: Failure): boolean {
  return failure.kind === 'refused' && [502, 503, 504].includes(failure.status)
}

/** Waits for the promise; if the signal aborts first, rejects with code `ETIMEDOUT`, and the late result is dropped. */
export function raceAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
