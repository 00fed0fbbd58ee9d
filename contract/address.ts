import type { CallInput, Endpoint } from './endpoint.ts'

/**
 * The path and query of a call. Path variables are filled in and escaped. In the query, numbers are decimal, `true` is `1`, a
 * list is `name[]`, a nested value is `name[key]`; absent and false values are omitted. Keys keep their order.
 */
export function addressOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const path = endpoint.path.replaceAll(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const pairs = Object.entries(input.query ?? {}).flatMap(([name, value]) => toPairs(name, value))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/** Reads a query into the input of its schema: the reverse of {@link addressOf}. Later values win. */
export function readQuery(search: URLSearchParams): unknown {
  const query = new Map<string, unknown>()
  for (const [key, value] of search) {
    const [, name, inner] = /^([a-z0-9_]+)(?:\[([a-z_]*)\])?$/.exec(key) ?? []
    if (name === undefined) continue
    if (inner === undefined) query.set(name, value)
    else if (inner === '') query.set(name, [...asList(query.get(name)), value])
    else query.set(name, Object.fromEntries([[inner, value]]))
  }
  return Object.fromEntries(query)
}

function toPairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(`${name}[]`, item))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => toPairs(`${name}[${key}]`, item))
  }
  if (value === true) return [[name, '1']]
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]]
  return []
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
