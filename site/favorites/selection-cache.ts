import type { Selection } from './selection-view.ts'

/** An older answer is fetched again. The browser's list of talents has the same limit. */
const FRESH_MS = 60_000

/** Caches the server's last answer about the visitor's favorites, so that the page has it at once when the visitor returns. */
export function createSelectionCache(now = Date.now) {
  let last: { path: string; selection: Selection; at: number } | null = null
  return {
    /** The last answer for an address, however old; null when there is none. */
    at: (path: string): Selection | null => (last?.path === path ? last.selection : null),
    /** Ids whose answer is still fresh. */
    freshIds(path: string): readonly number[] {
      if (last?.path !== path || now() - last.at > FRESH_MS) return []
      const { talents, gone } = last.selection
      return [...talents.map(({ id }) => id), ...gone]
    },
    keep(path: string, selection: Selection): void {
      last = { path, selection, at: now() }
    },
  }
}
