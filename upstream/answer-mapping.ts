import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { Flaw } from '#contract/reading.ts'

import type { Fetched } from './call-endpoint.ts'

/** How the answers of one call are fetched, checked and mapped to the trade's words. */
export type AnswerMapping<E extends Endpoint, T> = {
  endpoint: E
  /** Makes several calls for one answer; without it, there is one. Never throws. */
  fetchAll?(signal: AbortSignal): Promise<Fetched<Answer<E>>>
  /** Why an answer in the contract's shape is not the requested one, or useless; null if it is good. */
  faultOf?(answer: Answer<E>, input: CallInput<E>): string | null
  map(answer: Answer<E>): T
  /** Reduces an answer to what may be stored, in memory or on disk, if that is less than the contract describes. */
  trim?(answer: Answer<E>): Answer<E>
  /** Whether an answer is empty. An empty answer may be an accident, so the first one after a full one is rejected. */
  isEmpty?(answer: Answer<E>): boolean
  /** Whether a flawed answer lacks so much of the previous one that it is rejected. */
  losesTooMany?(before: T, answer: Answer<E>, flaws: readonly Flaw[]): boolean
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
