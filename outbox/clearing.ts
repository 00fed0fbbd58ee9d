import type { Database } from '#storage/database.ts'

import type { Entries, KeptEntry } from './entries.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'

/** Deletes what is over: first the photos, then the row that says where they lie, in the end every trace of it. */
export type Clearing = {
  clear(entry: Pick<KeptEntry, 'key' | 'photos'>): Promise<void>
  /** What an interrupted process has not cleared, and the traces of all that was. */
  finish(): Promise<void>
}

type ClearingOptions = { database: Database; entries: Entries; photos: WaitingPhotos }

export function createClearing({ database, entries, photos }: ClearingOptions): Clearing {
  let cleared = 1 // by the process before this one
  let erased = 0

  async function clear(entry: Pick<KeptEntry, 'key' | 'photos'>) {
    cleared += 1
    await photos.remove(readPaths(entry.photos))
    await entries.remove(entry.key)
  }

  return {
    clear,
    async finish() {
      const ended = await Promise.allSettled((await entries.findOver()).map(clear))
      const upTo = cleared
      if (erased < upTo && (await database.eraseTraces())) erased = upTo
      const failed = ended.find((each) => each.status === 'rejected')
      if (failed !== undefined) throw failed.reason // told; the others are gone
    },
  }
}
