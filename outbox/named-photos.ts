import { OutcomeUnknownError } from '#storage/transact.ts'

import type { Entries, KeptEntry, NewEntry } from './entries.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'

/** Keeps photos and the rows that name them together, whatever became of a row. */
export type NamedPhotos = {
  /** An entry that is kept though its insertion failed. Its photos go only where it is known that no row names them. */
  findWritten(entry: NewEntry, error: unknown): Promise<KeptEntry | null>
  /** The same form was sent again: photos that the entry has lost are in hand now. False where none was missing. */
  mend(entry: { key: string; photos: readonly Uint8Array<ArrayBuffer>[] }): Promise<boolean>
}

type NamedPhotosOptions = {
  entries: Pick<Entries, 'find' | 'isOurs' | 'replacePhotos'>
  photos: WaitingPhotos
}

export function createNamedPhotos({ entries, photos }: NamedPhotosOptions): NamedPhotos {
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
