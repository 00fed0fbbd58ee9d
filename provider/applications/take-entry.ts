import type { MediaStore } from '#storage/media-store.ts'

import { Refused } from '../refused.ts'
import type { Rows } from '../tables.ts'
import type { Entry } from './entry.ts'
import { fingerprintOf } from './fingerprint.ts'
import { keepPhotos, photoFiles } from './photos.ts'
import { findKey, insertEntry } from './queries.ts'

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
      const isNew = !(await isTaken(rows, key, fingerprint))
      if (isNew && (await keep(options, key, entry, fingerprint))) onTaken?.()
      return { id: key }
    },
  }
}

/** Whether this very payload was taken under the key. Of a mark nothing is left that another could be told by. */
async function isTaken(rows: Rows, key: string, fingerprint: string): Promise<boolean> {
  const found = await findKey(rows, key)
  if (found === null) return false
  if (found.fingerprint === null || found.fingerprint === fingerprint) return true
  throw new Refused(422, 'This key came with another payload.')
}

/**
 * False where another process was faster. Whatever else fails after the photos leaves them: the row may be there although
 * the database's answer was lost. Photos that remain without one are swept (upkeep.ts).
 */
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
  if (await insertEntry(rows, row)) return true
  await files.remove(kept.map(({ path }) => path))
  await isTaken(rows, key, fingerprint)
  return false
}
