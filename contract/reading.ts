import * as v from 'valibot'

/** Something in an answer that was not as described: where it stood, why, and what was done about it. */
export type Flaw = { place: string; reason: string; remedy: 'emptied' | 'dropped' }

/** An answer as read: the value with what had to be mended, or why it is none. */
export type Reading<T> =
  | { status: 'read'; value: T; flaws: Flaw[] }
  | { status: 'misshapen'; issues: string }

/**
 * Reads a JSON text of foreign origin against the one description of its shape, and keeps all that is good in it.
 *
 * Unknown fields are left out. A field that is wrong becomes empty where it may be empty. What is still wrong takes the
 * innermost list item it belongs to along with it. Where no list is around it, the text is misshapen. Never throws.
 */
export function readJson<S extends v.GenericSchema>(
  schema: S,
  text: string,
): Reading<v.InferOutput<S>> {
  const json = parseJson(text)
  if (json === undefined) return { status: 'misshapen', issues: 'not JSON' }
  return readTolerantly(schema, json.value)
}

/** As {@link readJson}, for a value that was just parsed and belongs to nobody else: it is mended in place. */
export function readTolerantly<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Reading<v.InferOutput<S>> {
  const first = v.safeParse(schema, value)
  if (first.success) return { status: 'read', value: first.output, flaws: [] }

  const emptied = first.issues.flatMap((issue) => emptyField(issue))
  const dropped: Flaw[] = []
  for (;;) {
    const next = v.safeParse(schema, value)
    if (next.success)
      return { status: 'read', value: next.output, flaws: flawsOf(emptied, dropped) }
    const drops = dropListItems(next.issues)
    if (drops.length === 0) return { status: 'misshapen', issues: describe(next.issues) }
    dropped.push(...drops)
  }
}

type Issue = v.BaseIssue<unknown>

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined // the parser's words quote the text, which may hold anything
  }
}

function emptyField(issue: Issue): Flaw[] {
  const last = issue.path?.at(-1)
  if (last === undefined || !isRecord(last.input) || typeof last.key !== 'string') return []
  last.input[last.key] = null
  return [{ place: placeOf(issue.path), reason: issue.message, remedy: 'emptied' }]
}

/** Takes the innermost list item around each issue out of its list. */
function dropListItems(issues: readonly Issue[]): Flaw[] {
  const drops = new Map<string, Flaw>()
  const wrong = new Map<unknown[], Set<number>>()
  for (const issue of issues) {
    const path = issue.path ?? []
    const depth = path.findLastIndex((step) => Array.isArray(step.input))
    const step = path[depth]
    if (!Array.isArray(step?.input) || typeof step.key !== 'number') continue
    const place = placeOf(path.slice(0, depth + 1))
    drops.set(place, { place, reason: issue.message, remedy: 'dropped' })
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

/** An emptied field inside a dropped item is told once, as the drop. */
function flawsOf(emptied: readonly Flaw[], dropped: readonly Flaw[]): Flaw[] {
  const stays = emptied.filter(
    ({ place }) => !dropped.some((item) => `${place}.`.startsWith(`${item.place}.`)),
  )
  return [...stays, ...dropped]
}

function describe(issues: readonly Issue[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${placeOf(issue.path)}: ${issue.message}`)
    .join('; ')
}

function placeOf(path: readonly { key: unknown }[] | undefined): string {
  return path?.map((step) => String(step.key)).join('.') ?? 'the whole'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
