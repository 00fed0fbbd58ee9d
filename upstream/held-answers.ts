import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { type Flaw, readTolerantly } from '#contract/reading.ts'

import { type Clock, elapsedMs } from './clock.ts'
import type { Copies, Copy } from './copies.ts'
import type { Kind } from './kind.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Reply } from './upstream.ts'

/** The newest answer that there is. */
export type Held<T> = {
  value: T
  /** When the service gave it. */
  asOf: number
  isNothing: boolean
  /** Whether the service has said since then that there is nothing. */
  isDoubted: boolean
  /** What the answer looks like, and when it was written to disk; null for an absence. */
  sum: string | null
  savedAt: number | null
  bytes: number
}

/** One kind of answers by key: in memory, behind it their copies on disk. */
export type HeldAnswers<E extends Endpoint, T> = {
  find(key: string): Promise<Held<T> | null>
  /** Takes an answer as of now. It is news when it differs from the one before. */
  keep(
    key: string,
    given: { value: Answer<E>; flaws: readonly Flaw[] },
    before: Held<T> | null,
  ): { held: Held<T>; isNews: boolean }
  /** Takes in that there is no such thing; the copy on disk ends, if there is one. */
  keepAbsence(key: string, value: T, before: Held<T> | null): Held<T>
  /** Whether the word that there is nothing is to be doubted: once, where there was something before. */
  doubts(key: string, before: Held<T> | null): boolean
  /** Keeps nothing of it any longer, and tells what it was; null where nobody knows. */
  forget: (key: string) => Promise<T | null>
  /** Trims what is held and kept anew, since less of it may be kept than before. */
  trimAnew: (keys: readonly string[]) => Promise<void>
}

type HeldAnswersOptions = {
  copies: Copies
  limits: Pick<UpstreamLimits, 'memoryEntries' | 'memoryBytes' | 'copyAgainMs'>
  /** Told whenever an answer differs from the one before. */
  onInvalidate: () => void
  now: Clock
}

export function createHeldAnswers<E extends Endpoint, T>(
  kind: Kind<E, T>,
  { copies, limits, onInvalidate, now }: HeldAnswersOptions,
): HeldAnswers<E, T> {
  const recalls = new Map<string, Promise<Held<T> | null>>()
  const memory = createMemory<T>(limits, onInvalidate)

  async function recall(key: string): Promise<Held<T> | null> {
    const copied = await readCopy(kind, copies, key)
    recalls.delete(key)
    return memory.get(key) ?? (copied === null ? null : memory.put(key, copied)) // memory is newer, if it knows
  }

  return {
    async find(key) {
      const held = memory.get(key)
      if (held !== undefined) return held
      const recalled = recalls.get(key) ?? recall(key)
      recalls.set(key, recalled)
      return recalled
    },
    keep(key, given, before) {
      const answer = kind.trim?.(given.value) ?? given.value
      const seen = look(kind, answer)
      const asOf = now()
      const old = before?.sum === seen.sum ? before : null
      const value = old === null ? kind.toWords(answer) : old.value
      const lastSaved = old?.savedAt ?? -Infinity
      const isSaved = elapsedMs(lastSaved, asOf) < limits.copyAgainMs
      const savedAt = isSaved ? lastSaved : asOf
      if (before !== null) kind.onAnswer?.(before.value, value, given.flaws)
      if (!isSaved) copies.write(key, { savedAt, answer })
      const held = memory.put(key, { value, asOf, isDoubted: false, savedAt, ...seen })
      return { held, isNews: old === null }
    },
    keepAbsence(key, value, before) {
      if (before !== null) kind.onAbsence?.(before.value)
      if (before !== null && before.savedAt !== null) void copies.remove(key) // anybody may ask for what never was
      return memory.put(key, { value, asOf: now(), isDoubted: false, savedAt: null, ...absence })
    },
    doubts(key, before) {
      if (before === null || before.isNothing || before.isDoubted) return false
      memory.put(key, { ...before, isDoubted: true })
      return true
    },
    async forget(key) {
      const held = memory.get(key)
      memory.delete(key)
      const copied = valueIn(kind, await copies.remove(key))
      return held === undefined ? copied : held.value
    },
    async trimAnew(keys) {
      for (const key of keys) memory.delete(key) // whoever asks reads the copy
      await copies.settled()
      for (const key of keys) await readCopy(kind, copies, key)
    },
  }
}

function createMemory<T>(
  { memoryEntries, memoryBytes }: HeldAnswersOptions['limits'],
  onInvalidate: () => void,
) {
  const memory = new LRUCache<string, Held<T>>({
    max: memoryEntries,
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  return {
    get: (key: string) => memory.get(key),
    put(key: string, held: Held<T>) {
      if (memory.peek(key)?.value !== held.value) onInvalidate()
      memory.set(key, held)
      return held
    },
    delete(key: string) {
      if (memory.delete(key)) onInvalidate()
    },
  }
}

const absence = { sum: null, isNothing: false, bytes: 1 }

async function readCopy<E extends Endpoint, T>(
  kind: Kind<E, T>,
  copies: Copies,
  key: string,
): Promise<Held<T> | null> {
  const copy = await copies.read(key)
  if (copy === null) return null
  const reading = readTolerantly<E['answer']>(kind.endpoint.answer, copy.answer)
  if (reading.status === 'misshapen') {
    copies.setAside(key, reading.issues)
    return null
  }
  const answer = kind.trim?.(reading.value) ?? reading.value
  const { savedAt } = copy
  const seen = look(kind, answer)
  const isAsKept = answer === reading.value || look(kind, reading.value).sum === seen.sum
  if (!isAsKept) copies.write(key, { savedAt, answer }) // less may be kept by now
  return { value: kind.toWords(answer), asOf: savedAt, isDoubted: false, savedAt, ...seen }
}

function valueIn<E extends Endpoint, T>(kind: Kind<E, T>, copy: Copy | null): T | null {
  if (copy === null) return null
  const reading = readTolerantly<E['answer']>(kind.endpoint.answer, copy.answer)
  return reading.status === 'misshapen' ? null : kind.toWords(reading.value)
}

function look<E extends Endpoint, T>(kind: Kind<E, T>, answer: Answer<E>) {
  const text = JSON.stringify(answer)
  return {
    sum: createHash('sha256').update(text).digest('base64'),
    isNothing: kind.isNothing?.(answer) ?? false,
    bytes: text.length,
  }
}

export function toReply<T>({ value, asOf }: Held<T>): Reply<T> {
  return { status: 'answered', value, asOf: new Date(asOf) }
}
