import { createHash } from 'node:crypto'

/** An entry as an import left it: its place in its list, and a hash of all that is in it. */
export type Mark = { position: number; fingerprint: string }

/** An entry of the folder, by a key that stays its own over imports. */
type Keyed<T> = Mark & { key: string; entry: T }

/** What an import does to the entries of one kind; what `moved` has another place only. */
export type Changes<T> = {
  created: Keyed<T>[]
  updated: Keyed<T>[]
  moved: (Mark & { key: string })[]
  removed: string[]
  unchanged: number
}

/**
 * Compares what was imported before with what the folder has now. `named` are all keys that it names, in its order: what
 * could not be read stays as it was, in its place, as good data are replaced by good data only.
 */
export function compare<T>(
  before: ReadonlyMap<string, Mark>,
  entries: ReadonlyMap<string, T>,
  named: Iterable<string> = entries.keys(),
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
  return { ...changes, removed: [...left] }
}

function fingerprintOf(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
}
