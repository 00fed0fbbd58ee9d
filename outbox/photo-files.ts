import type { Clock } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createPrivateFiles } from '#storage/private-files.ts'
import { OutcomeUnknownError } from '#storage/transact.ts'

import type { Entries, StoredEntry, NewEntry } from './entries.ts'
import { readPaths } from './payload.ts'

export type WaitingPhotos = ReturnType<typeof createWaitingPhotos>

/** Photos that wait for the panel, in the private part of the media store, which no address serves. */
export function createWaitingPhotos(media: MediaStore, now: Clock) {
  const files = createPrivateFiles({ media, folder: 'private/waiting', now })
  return {
    ...files,
    /** Stores photos durably and returns their paths. Stores all, or stores none and rejects. */
    keep: (photos: readonly Uint8Array<ArrayBuffer>[]) =>
      files.keep(photos.map((bytes) => ({ bytes, extension: 'jpg' }))),
    /** The bytes of photos; null if one is missing. */
    async read(paths: readonly string[]) {
      const photos = await Promise.all(paths.map((path) => readWhole(media, path)))
      const whole = photos.filter((photo) => photo !== null)
      return whole.length === paths.length ? whole : null
    },
  }
}

async function readWhole(media: MediaStore, path: string) {
  const stored = await media.get(path)
  if (stored?.part == null) return null
  return new Response(stored.body).bytes()
}

type Resent = { key: string; photos: readonly Uint8Array<ArrayBuffer>[] }

type EntryPhotosOptions = {
  entries: Pick<Entries, 'find' | 'isOurs' | 'replacePhotos'>
  photos: WaitingPhotos
}

/** Keeps photos and the rows that name them consistent when an insertion fails. */
export function createEntryPhotos({ entries, photos }: EntryPhotosOptions) {
  return {
    /** The entry, if it was stored although its insertion failed. Its photos are deleted only if certainly no row names them. */
    async findWritten(
      { key, photos: named }: NewEntry,
      error: unknown,
    ): Promise<StoredEntry | null> {
      const isUnknown = error instanceof OutcomeUnknownError
      const found = isUnknown ? await entries.find(key) : null
      if (found?.photos === named && found.status !== 'over') return found
      const isNamedByNobody = !isUnknown || found !== null // another row has the key
      if (isNamedByNobody) await photos.remove(readPaths(named)).catch(() => {}) // the sweep tries again
      return null
    },
    /** Replaces lost photos of an entry with those of the same form sent again. False if none was missing. */
    async restore({ key, photos: pictures }: Resent): Promise<boolean> {
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
