import { OutcomeUnknownError } from '#storage/transact.ts'

import type { Entries, KeptEntry, NewEntry } from './entries.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'

/** Keeps photos and the rows that name them consistent when an insertion fails. */
export type EntryPhotos = {
  /** The entry, if it was stored although its insertion failed. Its photos are deleted only if certainly no row names them. */
  findWritten(entry: NewEntry, error: unknown): Promise<KeptEntry | null>
  /** Replaces lost photos of an entry with those of the same form sent again. False if none was missing. */
  mend(entry: { key: string; photos: readonly Uint8Array<ArrayBuffer>[] }): Promise<boolean>
}

type EntryPhotosOptions = {
  entries: Pick<Entries, 'find' | 'isOurs' | 'replacePhotos'>
  photos: WaitingPhotos
}

export function createEntryPhotos({ entries, photos }: EntryPhotosOptions): EntryPhotos {
  return {
    async findWritten({ key, photos: named }, error) {
      const isUnknown = error instanceof OutcomeUnknownError
      const found = isUnknown ? await entries.find(key) : null
      if (found?.photos === named && found.status !== 'over') return found
      const isNamedByNobody = !isUnknown || found !== null // another row has the key
      if (isNamedByNobody) await photos.remove(readPaths(named)).catch(() => {}) // the sweep will find them
      return null
    },
    async mend({ key, photos: pictures }) {
      const found = pictures.length === 0 ? null : await entries.find(key)
      if (found === null || found.status === 'over' || !entries.isOurs(found)) return false
      if (await photos.areThere(readPaths(found.photos))) return false
      const paths = await photos.keep(pictures)
      if (await entries.replacePhotos(found, JSON.stringify(paths))) return true
      await photos.remove(paths)
      return false
    },
  }
}
