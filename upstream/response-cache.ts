import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { readTolerantly } from '#contract/reading.ts'

import { type Clock, elapsedMs } from './clock.ts'
import type { Copies } from './copies.ts'
import { type AnswerMapping, callOf } from './answer-mapping.ts'
import type { Measure } from './events.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Reply } from './upstream.ts'

/** The newest answer for a key. */
type CacheEntry<T> = {
  value: T
  /** When the service gave it. */
  asOf: number
  isEmpty: boolean
  /** Whether an empty answer has come since and was rejected. */
  isEmptyRejected: boolean
  /** The answer's hash, and the time when it was written to disk; both null for an absence. */
  sum: string | null
  savedAt: number | null
  bytes: number
}

export type ResponseCache<E extends Endpoint, T> = ReturnType<typeof createResponseCache<E, T>>

type ResponseCacheOptions = {
  copies: Copies
  limits: Pick<UpstreamLimits, 'memoryEntries' | 'memoryBytes' | 'copyAgainMs'>
  /** Called whenever an answer differs from the one before. */
  onInvalidate: () => void
  measure: Measure
  now: Clock
}

/** The response cache for answers of one kind, by key: in memory, backed by copies on disk. */
export function createResponseCache<E extends Endpoint, T>(
  kind: AnswerMapping<E, T>,
  { copies, limits, onInvalidate, measure, now }: ResponseCacheOptions,
) {
  const pendingReads = new Map<string, Promise<CacheEntry<T> | null>>()
  const call = callOf(kind.endpoint)
  const onStore = (asOf: number) => measure({ kind: 'answer-stored', call, asOf })
  const memory = createMemory<T>(limits, { onInvalidate, onStore })

  async function readThrough(key: string): Promise<CacheEntry<T> | null> {
    const copy = await readCopy(kind, copies, key)
    pendingReads.delete(key)
    return memory.get(key) ?? (copy === null ? null : memory.put(key, copy)) // an answer in memory is newer
  }

  return {
    async find(key: string): Promise<CacheEntry<T> | null> {
      const cached = memory.get(key)
      if (cached !== undefined) return cached
      const pending = pendingReads.get(key) ?? readThrough(key)
      pendingReads.set(key, pending)
      return pending
    },
    /** As `find`, but a copy is not loaded into memory: work without a visitor would push out what visitors read. */
    peek: async (key: string) => memory.peek(key) ?? readCopy(kind, copies, key),
    /** Stores an answer as of now; `isChanged` if it differs from the previous one. */
    store(key: string, given: Answer<E>, before: CacheEntry<T> | null) {
      const answer = kind.trim?.(given) ?? given
      const seen = digest(kind, answer)
      const asOf = now()
      const old = before?.sum === seen.sum ? before : null
      const value = old === null ? kind.map(answer) : old.value
      const lastSaved = old?.savedAt ?? -Infinity
      const isSaved = elapsedMs(lastSaved, asOf) < limits.copyAgainMs
      const isWritten = !isSaved && copies.write(key, { savedAt: asOf, answer })
      const savedAt = isWritten ? asOf : lastSaved // if too many writes wait, the next answer tries again
      const cached = memory.put(key, { value, asOf, isEmptyRejected: false, savedAt, ...seen })
      return { cached, isChanged: old === null }
    },
    /** Stores an absence (404), and deletes the copy on disk, if there is one. */
    storeAbsence(key: string, value: T, before: CacheEntry<T> | null) {
      if (before !== null && before.savedAt !== null) void copies.remove(key) // requests for what never existed cause no disk access
      return memory.put(key, { value, asOf: now(), ...absence })
    },
    /** Whether to reject an empty answer: once, if the previous one was not empty. */
    rejectsEmptyOnce(key: string, before: CacheEntry<T> | null): boolean {
      if (before === null || before.isEmpty || before.isEmptyRejected) return false
      memory.put(key, { ...before, isEmptyRejected: true })
      return true
    },
    /** Deletes the answer from memory and disk; an absence stays. */
    async forget(key: string) {
      if (memory.get(key)?.sum !== null) memory.delete(key)
      await copies.remove(key)
    },
  }
}

function createMemory<T>(
  { memoryEntries, memoryBytes }: ResponseCacheOptions['limits'],
  { onInvalidate, onStore }: { onInvalidate: () => void; onStore: (asOf: number) => void },
) {
  const memory = new LRUCache<string, CacheEntry<T>>({
    max: memoryEntries,
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  return {
    get: (key: string) => memory.get(key),
    peek: (key: string) => memory.peek(key),
    put(key: string, cached: CacheEntry<T>) {
      if (memory.peek(key)?.value !== cached.value) onInvalidate()
      memory.set(key, cached)
      onStore(cached.asOf)
      return cached
    },
    delete(key: string) {
      if (memory.delete(key)) onInvalidate()
    },
  }
}

const absence = { sum: null, savedAt: null, isEmpty: false, isEmptyRejected: false, bytes: 1 }

async function readCopy<E extends Endpoint, T>(
  kind: AnswerMapping<E, T>,
  copies: Copies,
  key: string,
): Promise<CacheEntry<T> | null> {
  const copy = await copies.read(key)
  if (copy === null) return null
  const reading = readTolerantly<E['answer']>(kind.endpoint.answer, copy.answer)
  if (reading.status === 'invalid') {
    copies.quarantine(key, reading.reason)
    return null
  }
  const answer = kind.trim?.(reading.value) ?? reading.value
  const { savedAt } = copy
  return {
    value: kind.map(answer),
    asOf: savedAt,
    isEmptyRejected: false,
    savedAt,
    ...digest(kind, answer),
  }
}

function digest<E extends Endpoint, T>(kind: AnswerMapping<E, T>, answer: Answer<E>) {
  const text = JSON.stringify(answer)
  return {
    sum: hash('sha256', text, 'base64'),
    isEmpty: kind.isEmpty?.(answer) ?? false,
    bytes: text.length,
  }
}

export function toReply<T>({ value, asOf }: CacheEntry<T>): Reply<T> {
  return { status: 'answered', value, asOf: new Date(asOf) }
}
