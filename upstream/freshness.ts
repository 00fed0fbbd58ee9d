import { setTimeout as delay } from 'node:timers/promises'

import { LRUCache } from 'lru-cache'

import type { Endpoint } from '#contract/endpoint.ts'

import { type Clock, elapsedMs } from './clock.ts'
import type { Copies } from './copies.ts'
import type { Report } from './events.ts'
import { isUntried, unreachable } from './failures.ts'
import { createHeldAnswers, toReply } from './held-answers.ts'
import type { Kind } from './kind.ts'
import type { UpstreamLimits } from './limits.ts'
import { type Ask, createRefresh } from './refresh.ts'
import type { Service } from './service.ts'
import type { Failure, Reply } from './upstream.ts'

/** One kind of answers, as new as they can be without letting anybody wait (RFC 5861; safety: U1 to U5). */
export type Freshness<E extends Endpoint, T> = {
  read(key: string, ask: Ask<E>): Promise<Reply<T>>
  /** Keeps nothing of it any longer, in memory and on disk; tells what it was, or null. */
  forget: (key: string) => Promise<T | null>
  /** Trims what is held and kept anew, since less of it may be kept than before. */
  trimAnew: (keys: readonly string[]) => Promise<void>
}

export type FreshnessOptions = {
  service: Service
  copies: Copies
  limits: UpstreamLimits
  report: Report
  /** Told whenever an answer differs from the one before. */
  onInvalidate: () => void
  now: Clock
  /** Answers given until then are old, however short a time ago. */
  oldUntil: () => number
}

/** A refresh under way, for all who want it, and the ends of two waits for it, as failures. */
type Flight<T> = { outcome: Promise<Reply<T>>; brief: Promise<Reply<T>>; long: Promise<Reply<T>> }

export function createFreshness<E extends Endpoint, T>(
  kind: Kind<E, T>,
  options: FreshnessOptions,
): Freshness<E, T> {
  const { service, limits, now, oldUntil } = options
  const answers = createHeldAnswers(kind, options)
  const refresh = createRefresh({ ...options, kind, answers, service: service.name })
  const flights = new Map<string, Flight<T>>()
  const failures = new LRUCache<string, { failure: Failure; at: number }>({
    max: limits.memoryEntries,
  })

  function recentFailure(key: string): Failure | null {
    const last = failures.get(key)
    const isRecent = last !== undefined && elapsedMs(last.at, now()) < limits.failureMemoryMs
    return isRecent ? last.failure : null
  }

  async function fly(key: string, ask: Ask<E>): Promise<Reply<T>> {
    const reply = await refresh(key, ask)
    if (reply.status === 'failed' && !isUntried(reply.failure))
      failures.set(key, { failure: reply.failure, at: now() })
    flights.delete(key)
    return reply
  }

  function depart(key: string, ask: Ask<E>): Flight<T> {
    const failure = recentFailure(key)
    if (failure !== null) return grounded(failure)
    const outcome = fly(key, ask) // its timers first: when a wait ends, the service is known to be slow
    const brief = lateAfter<T>(limits.staleWaitMs)
    const flight = { outcome, brief, long: lateAfter<T>(limits.pageMs) }
    flights.set(key, flight)
    return flight
  }

  return {
    async read(key, ask) {
      const held = await answers.find(key)
      const isOld = held === null || held.asOf <= oldUntil()
      const ageMs = isOld ? Infinity : elapsedMs(held.asOf, now())
      if (held !== null && ageMs < limits.freshMs) return toReply(held)
      const flight = flights.get(key) ?? depart(key, ask)
      if (held === null) return Promise.race([flight.outcome, flight.long])
      if (ageMs < limits.staleMs || !service.isPrompt()) return toReply(held)
      const newer = await Promise.race([flight.outcome, flight.brief])
      return newer.status === 'answered' ? newer : toReply(held)
    },
    forget: answers.forget,
    trimAnew: answers.trimAnew,
  }
}

function grounded<T>(failure: Failure): Flight<T> {
  const outcome = Promise.resolve<Reply<T>>({ status: 'failed', failure })
  return { outcome, brief: outcome, long: outcome }
}

function lateAfter<T>(ms: number): Promise<Reply<T>> {
  return delay(ms, { status: 'failed', failure: unreachable }, { ref: false })
}
