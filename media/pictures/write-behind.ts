import { reasonOf } from '#storage/storage-error.ts'

import type { Report } from './picture-result.ts'

/**
 * Write-behind: writes changes in memory to the disk, one after another, and several changes of a key only once. `write` writes the
 * current state of a key; its errors are reported.
 */
export function createWriteBehind(write: (key: string) => Promise<void>, report: Report) {
  const due = new Set<string>()
  let writing: Promise<void> | null = null
  let current: string | null = null

  async function writeAll() {
    for (const key of due) {
      due.delete(key)
      current = key
      await write(key).catch((error: unknown) => report({ kind: 'disk', reason: reasonOf(error) }))
    }
    writing = null
    current = null
  }

  return {
    save(key: string): void {
      due.add(key)
      writing ??= writeAll()
    },
    /** Whether a change still has to be written, or is being written. */
    isDue: (key: string): boolean => due.has(key) || key === current,
    /** Resolves when all changes are written. */
    settled: async (): Promise<void> => {
      await writing
    },
  }
}
