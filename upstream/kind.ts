import { addressOf } from '#contract/address.ts'
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { Flaw } from '#contract/reading.ts'

import type { ServiceName } from './events.ts'

/** How the answers of one call are mapped to the trade's words, and how they are judged. */
export type Kind<E extends Endpoint, T> = {
  endpoint: E
  map(answer: Answer<E>): T
  /** What of an answer may be kept, in memory or on disk, where that is less than the contract describes. */
  trim?(answer: Answer<E>): Answer<E>
  /** Whether an answer says that there is nothing; as likely an accident, it is not believed at once. */
  isNothing?(answer: Answer<E>): boolean
  /** Whether a flawed answer has lost so much of the one before that it is not believed. */
  losesTooMuch?(before: T, answer: Answer<E>, flaws: readonly Flaw[]): boolean
  /** What a 404 says; without it a 404 is a failure. */
  absent?: { value: T }
  /** Called with the answer from before when the service says that there is no such thing. */
  onAbsence?(before: T): void
  /** Called with every good answer after the first, changed or not, before its copy is written. */
  onAnswer?(before: T, after: T, flaws: readonly Flaw[]): void
}

/** The cache key of an answer: call and query. */
export function keyOf<E extends Endpoint>(
  service: ServiceName,
  endpoint: E,
  input: CallInput<E>,
): string {
  return `${service} ${endpoint.method} ${addressOf(endpoint, input)}`
}
