import { createHash } from 'node:crypto'

/** An entry as an import left it: its place in its list, and a hash of all that is in it. */
export type Mark = { position: number; fingerprint: string }

/** An entry of the folder, by a key that stays its own over imports. */
type Keyed<T> = Mark & { key: string; entry: T }

/** What an import does to the entries of one kind. */
export type Changes<T> = {
  created: Keyed<T>[]
  updated: Keyed<T>[]
  moved: Keyed<T>[]
  removed: string[]
  unchanged: number
}

/**
 * Compares what was imported before with what the folder has now, in its order. What is `named` there but could not be read
 * stays as it was: good data are replaced by good data only.
 */
export function compare<T>(
  before: ReadonlyMap<string, Mark>,
  entries: ReadonlyMap<string, T>,
  named: ReadonlySet<string>,
): Changes<T> {
  const changes: Changes<T> = { created: [], updated: [], moved: [], removed: [], unchanged: 0 }
  for (const [position, [key, entry]] of [...entries].entries()) {
    const fingerprint = fingerprintOf(entry)
    const earlier = before.get(key)
    const now = { key, position, fingerprint, entry }
    if (earlier === undefined) changes.created.push(now)
    else if (earlier.fingerprint !== fingerprint) changes.updated.push(now)
    else if (earlier.position !== position) changes.moved.push(now)
    else changes.unchanged++
  }
  for (const key of before.keys()) {
    if (entries.has(key)) continue
    if (named.has(key)) changes.unchanged++
    else changes.removed.push(key)
  }
  return changes
}

function fingerprintOf(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
}
