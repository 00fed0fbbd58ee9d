import type { MediaStore } from '#storage/media-store.ts'
import type { PrivateFiles } from '#storage/private-files.ts'
import { OutcomeUnknownError } from '#storage/transact.ts'

import { Refused } from '../service/refused.ts'
import type { Rows } from '../service/tables.ts'
import type { Entry } from './entry.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type KeptPhoto, keepPhotos, photoFiles } from './photos.ts'
import { findKey, findPhotosOf, insertEntry, replacePhotos } from './queries.ts'

export type TakeEntryOptions = {
  rows: Rows
  media: MediaStore
  now: () => number
  /** Told that there is something to announce; null where nobody wants to be told. */
  onTaken: (() => void) | null
}

/** Takes entries, each key once. */
export type EntryTaker = {
  /**
   * Does a call's work with its key held, so that no second call of the key runs beside it in this process.
   *
   * @throws Refused 409 where one does.
   */
  holding<T>(key: string, work: () => Promise<T>): Promise<T>
  /**
   * Keeps an entry durably, photos before the row, or finds it kept already; answers the reference, which is the key.
   *
   * @throws Refused 422 where the key came with another payload.
   */
  take(key: string, entry: Entry): Promise<{ id: string }>
}

export function createEntryTaker(options: TakeEntryOptions): EntryTaker {
  const { rows, onTaken } = options
  const held = new Set<string>()
  return {
    async holding(key, work) {
      if (held.has(key)) throw new Refused(409, 'The first call of this key is still running.')
      held.add(key)
      try {
        return await work()
      } finally {
        held.delete(key)
      }
    },
    async take(key, entry) {
      const fingerprint = fingerprintOf(entry.kind, entry.fields, entry.photos)
      const taken = await findTaken(rows, key, fingerprint)
      if (taken === 'kept') await mendPhotos(options, key, entry)
      if (taken === 'none' && (await keep(options, key, entry, fingerprint))) onTaken?.()
      return { id: key }
    },
  }
}

/** Whether this very payload was taken under the key. Of a mark nothing is left that another could be told by. */
async function findTaken(
  rows: Rows,
  key: string,
  fingerprint: string,
): Promise<'none' | 'kept' | 'mark'> {
  const found = await findKey(rows, key)
  if (found === null) return 'none'
  if (found.fingerprint === null) return 'mark'
  if (found.fingerprint === fingerprint) return 'kept'
  throw new Refused(422, 'This key came with another payload.')
}

/** False where another process was faster. */
async function keep(
  { rows, media, now, onTaken }: TakeEntryOptions,
  key: string,
  { kind, fields, photos }: Entry,
  fingerprint: string,
): Promise<boolean> {
  const files = photoFiles(media, now)
  const kept = await keepPhotos(files, photos)
  const receivedAt = new Date(now()).toISOString()
  const announcedAt = onTaken === null ? receivedAt : null
  const row = { id: key, kind, receivedAt, announcedAt, fingerprint, fields, photos: kept }
  if (await removingUnnamed(files, kept, () => insertEntry(rows, row))) return true
  await findTaken(rows, key, fingerprint)
  return false
}

/** The same entry came again: where photos of the first are missing, they are in hand now. */
async function mendPhotos(
  { rows, media, now }: TakeEntryOptions,
  key: string,
  { photos }: Entry,
): Promise<void> {
  const files = photoFiles(media, now)
  if (await files.areThere(await findPhotosOf(rows, key))) return
  const kept = await keepPhotos(files, photos)
  await removingUnnamed(files, kept, () => replacePhotos(rows, key, kept))
}

/**
 * Writes rows that name photos; false where that was not to be. The photos go only where it is known that no row names them:
 * what remains without one is swept (upkeep.ts).
 */
async function removingUnnamed(
  files: PrivateFiles,
  photos: readonly KeptPhoto[],
  write: () => Promise<boolean>,
): Promise<boolean> {
  const remove = () => files.remove(photos.map(({ path }) => path))
  try {
    if (await write()) return true
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) await remove().catch(() => {}) // the sweep will find them
    throw error
  }
  await remove()
  return false
}
