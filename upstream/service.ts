import type { Answer, CallInput, DocumentEndpoint, Endpoint, Order } from '#contract/endpoint.ts'
import { createSemaphore } from '#storage/semaphore.ts'

import { callOf } from './answer-mapping.ts'
import { type Fetched, callEndpoint } from './call-endpoint.ts'
import type { Clock } from './clock.ts'
import type { Measure, Report, ServiceName } from './events.ts'
import { createExchange, headersWithin } from './exchange.ts'
import {
  isCircuitOpen,
  isFaultOfService,
  isFaultStatus,
  toUnreachable,
  unreachable,
} from './failures.ts'
import { createHealth } from './health.ts'
import type { UpstreamLimits } from './limits.ts'
import { type AskToken, createSession } from './session.ts'
import type { ServiceRequest, ServiceResponse, Transport } from './transport.ts'

/** One of the two services, signed in. */
export type Service = {
  name: ServiceName
  start: () => Promise<void>
  /** Whether no call in flight has taken longer than a page waits for a refresh of a stale answer (`staleWaitMs`). */
  isPrompt: () => boolean
  /** Makes a repeatable call. Queues behind other calls. Never throws. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    signal: AbortSignal,
  ): Promise<Fetched<Answer<E>>>
  /** Orders a document without a retry and without effect on the service's health. Answers any status but 401. Never throws. */
  order<E extends DocumentEndpoint>(
    endpoint: E,
    order: Order<E>,
    signal: AbortSignal,
  ): Promise<Fetched<ServiceResponse>>
  /** Submits an entry, in the same way as {@link Service.order}. */
  submit(entry: SealedEntry, signal: AbortSignal): Promise<Fetched<ServiceResponse>>
}

/** An entry ready to be sent, with the headers for its body and its key. */
export type SealedEntry = {
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array<ArrayBuffer>
}

type ServiceOptions = {
  name: ServiceName
  transport: Transport
  /** A second transport to the same service, for documents and entries: they may hold its connections for long. */
  slowTransport: Transport
  askToken: AskToken
  limits: UpstreamLimits
  report: Report
  measure: Measure
  now: Clock
}

export function createService(options: ServiceOptions): Service {
  const { name, transport, slowTransport, askToken, limits, report, now } = options
  const maxBytes = limits.answerBytes
  const timed = createTimeCall(name, options.measure)
  const health = createHealth({
    limits,
    now,
    onChange: (isUp) => report({ kind: isUp ? 'service-back' : 'service-down', service: name }),
  })
  const exchange = createExchange({ transport, health, limits })
  const session = createSession({
    service: name,
    askToken: () =>
      timed('sign-in', () =>
        askToken(exchange, { maxBytes, signal: AbortSignal.timeout(limits.pageMs) }),
      ),
    limits,
    report,
    now,
  })
  const latency = createLatencyMonitor(limits.staleWaitMs)
  const semaphore = createSemaphore({ atOnce: limits.callsAtOnce, waiting: limits.callsWaiting })

  return {
    name,
    start: session.start,
    isPrompt: latency.isPrompt,
    call(endpoint, input, signal) {
      const attempt = (token: string) =>
        callEndpoint(exchange, endpoint, { input, token, maxBytes, signal })
      return latency.track(() =>
        timed(callOf(endpoint), async () => {
          using permit = await semaphore.acquire(signal).catch(() => null) // the signal ended the wait
          return permit === null
            ? { status: 'failed', reason: unreachable }
            : await session.use(attempt)
        }),
      )
    },
    async order({ path, type }, order, signal) {
      const headers = {
        accept: `${type}, application/json`,
        'content-type': 'application/json',
      }
      const request = { path, headers, body: JSON.stringify(order), signal }
      const call = `POST ${path}`
      const ask = askOnce(slowTransport, request, limits.documentMs)
      const fetched = await timed(call, () => session.use(ask), statusOf)
      const isReported = fetched.status === 'failed' && !signal.aborted
      if (isReported) report({ kind: 'call-failed', service: name, call, failure: fetched.reason })
      return fetched
    },
    submit({ path, headers, body }, signal) {
      const request = { path, headers: { accept: 'application/json', ...headers }, body, signal }
      const ask = askOnce(slowTransport, request, limits.entryMs)
      return timed(`POST ${path}`, () => session.use(ask), statusOf)
    },
  }
}

function statusOf({ status }: ServiceResponse): number {
  return status
}

/** A single try of a POST, with a token. */
function askOnce(transport: Transport, request: Omit<ServiceRequest, 'method'>, limitMs: number) {
  return async (token: string): Promise<Fetched<ServiceResponse>> => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` }
    try {
      const signed = { ...request, method: 'POST', headers } as const
      const response = await headersWithin(limitMs, transport, signed)
      if (response.status !== 401) return { status: 'answered', value: response, flaws: [] }
      await response.body?.cancel()
      return { status: 'failed', reason: { kind: 'refused', status: 401 } }
    } catch (error) {
      return { status: 'failed', reason: toUnreachable(error) }
    }
  }
}

/** Measures how long calls take: a service is prompt while no call in flight exceeds the limit. */
export function createLatencyMonitor(limitMs: number) {
  let overdue = 0
  return {
    isPrompt: () => overdue === 0,
    async track<T>(work: () => Promise<T>): Promise<T> {
      let isOverdue = false
      const timer = setTimeout(() => {
        isOverdue = true
        overdue += 1
      }, limitMs)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        if (isOverdue) overdue -= 1
      }
    },
  }
}

/**
 * Makes and measures the calls of a service; those that were not tried because it is down are not measured. `statusIn`: the status of
 * an answer that is passed on unread.
 */
export function createTimeCall(service: ServiceName, measure: Measure) {
  return async <T>(
    call: string,
    make: () => Promise<Fetched<T>>,
    statusIn?: (value: T) => number,
  ): Promise<Fetched<T>> => {
    const startedAt = performance.now()
    const fetched = await make()
    if (fetched.status === 'failed' && isCircuitOpen(fetched.reason)) return fetched
    const isFault =
      fetched.status === 'failed'
        ? isFaultOfService(fetched.reason)
        : isFaultStatus(statusIn?.(fetched.value) ?? 200)
    measure({ kind: 'call-made', service, call, ms: performance.now() - startedAt, isFault })
    return fetched
  }
}
