import { addressOf } from '#contract/address.ts'
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { Flaw } from '#contract/reading.ts'

import type { ServiceName } from './events.ts'

/** How the answers of one call are mapped to the trade's words and checked. */
export type AnswerMapping<E extends Endpoint, T> = {
  endpoint: E
  map(answer: Answer<E>): T
  /** Reduces an answer to what may be stored, in memory or on disk, if that is less than the contract describes. */
  trim?(answer: Answer<E>): Answer<E>
  /** Whether an answer is empty. An empty answer may be an accident, so the first one after a full one is rejected. */
  isNothing?(answer: Answer<E>): boolean
  /** Whether a flawed answer lacks so much of the previous one that it is rejected. */
  losesTooMuch?(before: T, answer: Answer<E>, flaws: readonly Flaw[]): boolean
  /** The value for a 404; without it, a 404 is a failure. */
  absent?: { value: T }
  /** Called with the previous answer when the service answers 404. Its copy is deleted afterwards. */
  onAbsence?(before: T): Promise<void>
  /** Called with every good answer after the first, changed or not. Its copy is written afterwards. */
  onAnswer?(before: T, answer: Answer<E>, flaws: readonly Flaw[]): Promise<void>
}

/** A call in events: its method and path pattern, never an address that was requested. */
export function callOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** The cache key of an answer: call and query. */
export function keyOf<E extends Endpoint>(
  service: ServiceName,
  endpoint: E,
  input: CallInput<E>,
): string {
  return `${service} ${endpoint.method} ${addressOf(endpoint, input)}`
}
