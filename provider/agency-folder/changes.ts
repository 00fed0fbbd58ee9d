import { hash } from 'node:crypto'

/** The state of an entry after an import: its place in its list, and a hash of its content. */
export type Mark = { position: number; fingerprint: string }

/** An entry of the folder, with a key that stays the same across imports. */
type Keyed<T> = Mark & { key: string; entry: T }

/** The changes of an import to the entries of one kind; for `moved` entries, only the place changes. */
export type Changes<T> = {
  created: Keyed<T>[]
  updated: Keyed<T>[]
  moved: (Mark & { key: string })[]
  removed: string[]
  unchanged: number
}

/**
 * Compares the last import with the folder. `named` are all keys in the folder, in its order. A named entry that could not be
 * read stays stored, in its place: only good data replaces good data. If `isUnclear`, entries that are not named stay, too.
 */
export function compare<T>(
  before: ReadonlyMap<string, Mark>,
  entries: ReadonlyMap<string, T>,
  named: Iterable<string> = entries.keys(),
  isUnclear = false,
): Changes<T> {
  const changes: Changes<T> = { created: [], updated: [], moved: [], removed: [], unchanged: 0 }
  const left = new Set(before.keys())
  let position = 0
  for (const key of named) {
    const entry = entries.get(key)
    const earlier = before.get(key)
    const fingerprint = entry === undefined ? earlier?.fingerprint : fingerprintOf(entry)
    if (fingerprint === undefined) continue
    const now = { key, position, fingerprint }
    if (entry !== undefined && earlier === undefined) changes.created.push({ ...now, entry })
    else if (entry !== undefined && earlier?.fingerprint !== fingerprint)
      changes.updated.push({ ...now, entry })
    else if (earlier?.position !== position) changes.moved.push(now)
    else changes.unchanged += 1
    left.delete(key)
    position += 1
  }
  return { ...changes, removed: isUnclear ? [] : [...left] }
}

function fingerprintOf(entry: unknown): string {
  return hash('sha256', JSON.stringify(entry), 'base64url')
}
