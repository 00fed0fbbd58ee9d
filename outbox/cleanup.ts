import type { Database } from '#storage/database.ts'

import type { Entries, StoredEntry } from './entries.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'

/** Deletes finished entries: first the photos, then the row that names them, finally all traces in the database file. */
export type Cleanup = ReturnType<typeof createCleanup>

type CleanupOptions = { database: Database; entries: Entries; photos: WaitingPhotos }

export function createCleanup({ database, entries, photos }: CleanupOptions) {
  let cleared = 1 // counts deletions of the previous process
  let erased = 0

  async function clear({ key }: Pick<StoredEntry, 'key'>) {
    cleared += 1
    const entry = await entries.find(key) // its photos may have been replaced since it was sent
    if (entry?.status !== 'over') return // already cleared, or submitted again since
    if (!entries.isOurs(entry)) return // the site that has its photos clears it
    await photos.remove(readPaths(entry.photos))
    await entries.remove(key)
  }

  return {
    clear,
    /** Tells of rows that were deleted otherwise: `finish` deletes their traces, too. */
    noteDeleted: (): void => void (cleared += 1),
    /** Deletes the finished entries that an interrupted process left, and the traces of everything deleted so far. */
    async finish(): Promise<void> {
      const ended = await Promise.allSettled((await entries.findOver()).map(clear))
      const upTo = cleared
      if (erased < upTo && (await database.eraseTraces())) erased = upTo
      const failed = ended.find((each) => each.status === 'rejected')
      if (failed !== undefined) throw failed.reason // reported by the caller; the others are deleted
    },
  }
}
