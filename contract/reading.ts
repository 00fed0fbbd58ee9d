import * as v from 'valibot'

import { exceedsJsonLimits, type JsonLimits } from './json-size.ts'

/** A part of an answer that does not match its schema: its place, the reason, and the remedy. */
export type Flaw = { place: string; reason: string; remedy: 'emptied' | 'dropped' }

/** The result of reading an answer: the value and its flaws, or the reason why it is unusable. */
export type Reading<T> =
  | { status: 'read'; value: T; flaws: Flaw[] }
  | { status: 'invalid'; reason: string }

/**
 * Reads a JSON text of a service with its schema, and keeps every valid part.
 *
 * Unknown fields are dropped. An invalid field becomes null if it is nullable. Otherwise the innermost list item around it is
 * dropped. If no list is around it, the text is invalid. Never throws.
 */
export function readJson<S extends v.GenericSchema>(
  schema: S,
  text: string,
): Reading<v.InferOutput<S>> {
  if (exceedsJsonLimits(text, largest)) return { status: 'invalid', reason: 'too many values' }
  const json = parseJson(text)
  if (json === undefined) return { status: 'invalid', reason: 'not JSON' }
  if (hasTooManyItems(json.value)) return { status: 'invalid', reason: 'too many list items' }
  return readTolerantly(schema, json.value)
}

/** As {@link readJson}, for a parsed value that no other code uses: repairs it in place. */
export function readTolerantly<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Reading<v.InferOutput<S>> {
  const first = v.safeParse(schema, value)
  if (first.success) return { status: 'read', value: first.output, flaws: [] }

  const emptied = first.issues.flatMap((issue) => emptyField(issue))
  const reasons = new Map(emptied.map(({ place, reason }) => [place, reason]))
  const dropped: Flaw[] = []
  for (;;) {
    const next = v.safeParse(schema, value)
    if (next.success)
      return { status: 'read', value: next.output, flaws: flawsOf(emptied, dropped) }
    const drops = dropListItems(next.issues, reasons)
    if (drops.length === 0) return { status: 'invalid', reason: describe(next.issues) }
    for (const drop of drops) dropped.push(drop)
  }
}

type Issue = v.BaseIssue<unknown>

const MAX_LIST_ITEMS = 25_000
/** The most that is parsed: 10,000 talents with some forty fields each, and an invalid item a hundred thousand levels deep. */
const largest: JsonLimits = {
  values: 1_100_000,
  levels: 100_000,
  names: 400_000,
  distinctNames: 5_000,
}
const MAX_DEPTH = 10 // no schema goes deeper
const MAX_KEY_LENGTH = 40

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined // the parser's message quotes the text, which may contain anything
  }
}

/** Each invalid item costs memory and time before it is dropped, so their number is limited. */
function hasTooManyItems(json: unknown): boolean {
  let items = 0
  let level = [json]
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const inner = Object.values(value)
      if (Array.isArray(value)) items += inner.length
      if (items > MAX_LIST_ITEMS) return true
      for (const item of inner) below.push(item)
    }
    level = below
  }
  return false
}

function emptyField(issue: Issue): Flaw[] {
  const last = issue.path?.at(-1)
  if (last === undefined || !isRecord(last.input) || typeof last.key !== 'string') return []
  if (last.origin === 'key') {
    Reflect.deleteProperty(last.input, last.key) // a map's entry under an invalid name
    return [{ place: placeOf(issue.path), reason: reasonOf(issue), remedy: 'dropped' }]
  }
  last.input[last.key] = null
  return [{ place: placeOf(issue.path), reason: reasonOf(issue), remedy: 'emptied' }]
}

/** Removes the innermost list item around each issue from its list. `reasons`: why fields were emptied before. */
function dropListItems(issues: readonly Issue[], reasons: ReadonlyMap<string, string>): Flaw[] {
  const drops = new Map<string, Flaw>()
  const wrong = new Map<unknown[], Set<number>>()
  for (const issue of issues) {
    const path = issue.path ?? []
    // a list in place of an object has named keys: the list itself is the item to drop
    const depth = path.findLastIndex(
      (step) => Array.isArray(step.input) && typeof step.key === 'number',
    )
    const step = path[depth]
    if (!Array.isArray(step?.input) || typeof step.key !== 'number') continue
    const place = placeOf(path.slice(0, depth + 1))
    const field = path
      .slice(depth + 1)
      .map(({ key }) => `${String(key).slice(0, MAX_KEY_LENGTH)}: `)
    const reason = reasons.get(placeOf(path)) ?? reasonOf(issue)
    drops.set(place, { place, reason: field.join('') + reason, remedy: 'dropped' })
    wrong.set(step.input, (wrong.get(step.input) ?? new Set()).add(step.key))
  }
  for (const [list, indexes] of wrong) keepOnly(list, (_, index) => !indexes.has(index))
  return [...drops.values()]
}

function keepOnly(list: unknown[], isKept: (item: unknown, index: number) => boolean): void {
  const kept = list.filter(isKept)
  list.length = 0
  for (const item of kept) list.push(item)
}

/** Reports an emptied field inside a dropped item only once, as the drop. */
function flawsOf(emptied: readonly Flaw[], dropped: readonly Flaw[]): Flaw[] {
  const places = new Set(dropped.map(({ place }) => place))
  const stays = emptied.filter(({ place }) => {
    const steps = place.split('.')
    return !steps.some((_, index) => places.has(steps.slice(0, index + 1).join('.')))
  })
  return [...stays, ...dropped]
}

function describe(issues: readonly Issue[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${placeOf(issue.path)}: ${reasonOf(issue)}`)
    .join('; ')
}

/** Uses the message of our schema, or our own words: the schema library's messages quote the value, which may be anything. */
function reasonOf({ message, expected, type, input }: Issue): string {
  if (!message.startsWith('Invalid ')) return message
  const received = Array.isArray(input) ? 'list' : input === null ? 'null' : typeof input
  return `expected ${expected ?? type}, received ${received}`
}

function placeOf(path: readonly { key: unknown }[] | undefined): string {
  return path?.map((step) => String(step.key).slice(0, MAX_KEY_LENGTH)).join('.') ?? 'the whole'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
