import type { Selection } from './selection-view.ts'

/** Older than this, an answer is asked for anew, as the list in the browser is. */
const FRESH_MS = 60_000

/** How the roster had the visitor's own when this tab asked last: one answer, there again at once on the way back. */
export function createLastSelection(now = Date.now) {
  let last: { path: string; selection: Selection; at: number } | null = null
  return {
    /** The answer under an address, however old; null where none has come. */
    at: (path: string): Selection | null => (last?.path === path ? last.selection : null),
    /** Of whom need not be asked yet. */
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
