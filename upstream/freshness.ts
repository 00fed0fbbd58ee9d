import { setTimeout as delay } from 'node:timers/promises'

import { LRUCache } from 'lru-cache'

import { addressOf } from '#contract/address.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'

import { type Clock, elapsedMs } from './clock.ts'
import type { Copies } from './copies.ts'
import type { Measure, Report } from './events.ts'
import { isCircuitOpen, invalidAnswer, unreachable } from './failures.ts'
import { createResponseCache, toReply } from './response-cache.ts'
import type { AnswerMapping } from './answer-mapping.ts'
import type { UpstreamLimits } from './limits.ts'
import { type FetchAnswer, createRefresh } from './refresh.ts'
import type { Service } from './service.ts'
import type { Failure, Reply } from './upstream.ts'

/** The answers of one call, served stale-while-revalidate (RFC 5861; docs/product.md: Services and outages). */
type Freshness<E extends Endpoint, T> = {
  read(input: CallInput<E>): Promise<Reply<T>>
  /** The last good answer, without asking the service. */
  last(input: CallInput<E>): Promise<T | null>
  /** Asks again, if there is an answer and it is older than that. Resolves when the new one is here; false if it did not ask. */
  refreshOlder(input: CallInput<E>, thanMs: number): Promise<boolean>
  /** Deletes an answer from memory and disk. */
  forget(input: CallInput<E>): Promise<void>
}

export type FreshnessOptions = {
  service: Service
  copies: Copies
  limits: UpstreamLimits
  report: Report
  measure: Measure
  /** Called whenever an answer differs from the one before. */
  onInvalidate: () => void
  now: Clock
  /** Answers from before this time count as old, however recent they are. */
  oldUntil: () => number
}

/** One refresh in flight, shared by all readers, with two timeouts that resolve to a failure. */
type RefreshInFlight<T> = {
  outcome: Promise<Reply<T>>
  staleTimeout: Promise<Reply<T>>
  pageTimeout: Promise<Reply<T>>
}

export function createFreshness<E extends Endpoint, T>(
  kind: AnswerMapping<E, T>,
  options: FreshnessOptions,
): Freshness<E, T> {
  const { service, limits, now, oldUntil } = options
  const answers = createResponseCache(kind, options)
  const refresh = createRefresh({ ...options, kind, answers, service: service.name })
  const refreshes = new Map<string, RefreshInFlight<T>>()
  const failures = createFailureMemory(limits, now)

  async function runRefresh(key: string, fetchAnswer: FetchAnswer<E>): Promise<Reply<T>> {
    const askedAt = now()
    const first = await refresh(key, fetchAnswer)
    // what was asked for before all was known to be different may be of before, however late it came
    const isOfBefore = first.status === 'answered' && askedAt < oldUntil() - limits.inFlightMs
    const reply = isOfBefore ? await refresh(key, fetchAnswer) : first
    if (reply.status === 'failed' && !isCircuitOpen(reply.reason)) failures.add(key, reply.reason)
    refreshes.delete(key)
    return reply
  }

  function startRefresh(key: string, fetchAnswer: FetchAnswer<E>): RefreshInFlight<T> {
    const failure = failures.recent(key)
    if (failure !== null) return failedRefresh(failure)
    const outcome = runRefresh(key, fetchAnswer) // starts its timers first, so the service already counts as slow when a wait ends
    const staleTimeout = timeoutAfter<T>(limits.staleWaitMs)
    const inFlight = { outcome, staleTimeout, pageTimeout: timeoutAfter<T>(limits.pageMs) }
    refreshes.set(key, inFlight)
    return inFlight
  }

  const inFlightFor = (key: string, input: CallInput<E>) =>
    refreshes.get(key) ?? startRefresh(key, fetchAnswerFor(kind, service, input))

  const keyOf = (input: CallInput<E>) =>
    `${service.name} ${kind.endpoint.method} ${addressOf(kind.endpoint, input)}`

  return {
    async read(input) {
      const key = keyOf(input)
      const cached = await answers.find(key)
      const isOld = cached === null || cached.asOf <= oldUntil()
      const ageMs = isOld ? Infinity : elapsedMs(cached.asOf, now())
      if (cached !== null && ageMs < limits.freshMs) return toReply(cached)
      const inFlight = inFlightFor(key, input)
      if (cached === null) return Promise.race([inFlight.outcome, inFlight.pageTimeout])
      if (ageMs < limits.staleMs || !service.isPrompt()) return toReply(cached)
      const newer = await Promise.race([inFlight.outcome, inFlight.staleTimeout])
      return newer.status === 'answered' ? newer : toReply(cached)
    },
    last: async (input) => (await answers.peek(keyOf(input)))?.value ?? null,
    async refreshOlder(input, thanMs) {
      const cached = await answers.peek(keyOf(input))
      if (cached === null || elapsedMs(cached.asOf, now()) < thanMs) return false
      await inFlightFor(keyOf(input), input).outcome
      return true
    },
    forget: (input) => answers.forget(keyOf(input)),
  }
}

/** A failed call is not repeated at once. */
function createFailureMemory(
  limits: Pick<UpstreamLimits, 'memoryEntries' | 'failureMemoryMs'>,
  now: Clock,
) {
  const failures = new LRUCache<string, { failure: Failure; at: number }>({
    max: limits.memoryEntries,
  })
  return {
    add: (key: string, failure: Failure) => void failures.set(key, { failure, at: now() }),
    recent(key: string): Failure | null {
      const last = failures.get(key)
      const isRecent = last !== undefined && elapsedMs(last.at, now()) < limits.failureMemoryMs
      return isRecent ? last.failure : null
    },
  }
}

function fetchAnswerFor<E extends Endpoint, T>(
  kind: AnswerMapping<E, T>,
  service: Service,
  input: CallInput<E>,
): FetchAnswer<E> {
  return async (signal) => {
    const fetched = await (kind.fetchAll?.(signal) ?? service.call(kind.endpoint, input, signal))
    const fault = fetched.status === 'answered' ? kind.faultOf?.(fetched.value, input) : null
    return fault == null ? fetched : invalidAnswer(fault)
  }
}

function failedRefresh<T>(failure: Failure): RefreshInFlight<T> {
  const outcome = Promise.resolve<Reply<T>>({ status: 'failed', reason: failure })
  return { outcome, staleTimeout: outcome, pageTimeout: outcome }
}

function timeoutAfter<T>(ms: number): Promise<Reply<T>> {
  return delay(ms, { status: 'failed', reason: unreachable }, { ref: false })
}

type ExpiryOptions = {
  limits: Pick<UpstreamLimits, 'staleMs' | 'inFlightMs'>
  /** Called when answers may have changed, and again when calls that were in flight should have ended. */
  onInvalidate: () => void
  now: Clock
}

/** Marks every answer so far as old. */
export function createExpiry({ limits, onInvalidate, now }: ExpiryOptions) {
  let expiredAt = -Infinity
  return {
    expire() {
      expiredAt = now()
      onInvalidate()
      setTimeout(onInvalidate, limits.inFlightMs).unref()
    },
    /** Answers from before this time count as old, however recent they are. */
    oldUntil() {
      const isLongAgo = elapsedMs(expiredAt, now()) >= limits.staleMs // or the clock was set
      return isLongAgo ? -Infinity : expiredAt + limits.inFlightMs
    },
  }
}
