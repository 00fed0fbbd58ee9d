import { createHash } from 'node:crypto'

import type { MediaStore } from '#storage/media-store.ts'
import type { PrivateFiles } from '#storage/private-files.ts'
import { OutcomeUnknownError } from '#storage/transact.ts'

import { Refused } from '../service/refused.ts'
import type { Rows } from '../service/tables.ts'
import type { Entry } from './entry.ts'
import { type StoredPhoto, storePhotos, photoFiles, type Photo } from './photos.ts'
import { findKey, findPhotosOf, insertEntry, replacePhotos } from './queries.ts'

export type ReceiveEntryOptions = {
  rows: Rows
  media: MediaStore
  now: () => number
  /** Called when there is an entry to announce; null when entries are announced to nobody. */
  onReceived: (() => void) | null
}

/** Receives entries, each key once. */
export type EntryReceiver = {
  /**
   * Does a call's work while its key is locked, so that no second call of the key runs beside it in this process.
   *
   * @throws Refused 409 when one does.
   */
  withLockedKey<T>(key: string, work: () => Promise<T>): Promise<T>
  /**
   * Stores an entry durably, photos before the row, or finds it stored already; returns the reference, which is the key.
   *
   * @throws Refused 422 when the key came with another payload.
   */
  receive(key: string, entry: Entry): Promise<{ id: string }>
}

export function createEntryReceiver(options: ReceiveEntryOptions): EntryReceiver {
  const { rows, onReceived } = options
  const locked = new Set<string>()
  return {
    async withLockedKey(key, work) {
      if (locked.has(key)) throw new Refused(409, 'The first call of this key is still running.')
      locked.add(key)
      try {
        return await work()
      } finally {
        locked.delete(key)
      }
    },
    async receive(key, entry) {
      const fingerprint = fingerprintOf(entry.kind, entry.fields, entry.photos)
      const received = await findReceived(rows, key, fingerprint)
      if (received === 'stored') await restorePhotos(options, key, entry)
      if (received === 'none' && (await store(options, key, entry, fingerprint))) onReceived?.()
      return { id: key }
    },
  }
}

/** Whether this very payload was received under the key. A tombstone has no fingerprint, so it matches every payload. */
async function findReceived(
  rows: Rows,
  key: string,
  fingerprint: string,
): Promise<'none' | 'stored' | 'tombstone'> {
  const found = await findKey(rows, key)
  if (found === null) return 'none'
  if (found.fingerprint === null) return 'tombstone'
  if (found.fingerprint === fingerprint) return 'stored'
  throw new Refused(422, 'This key came with another payload.')
}

/** False when another process was faster. */
async function store(
  { rows, media, now, onReceived }: ReceiveEntryOptions,
  key: string,
  { kind, fields, photos }: Entry,
  fingerprint: string,
): Promise<boolean> {
  const files = photoFiles(media, now)
  const stored = await storePhotos(files, photos)
  const receivedAt = new Date(now()).toISOString()
  const announcedAt = onReceived === null ? receivedAt : null
  const row = { id: key, kind, receivedAt, announcedAt, fingerprint, fields, photos: stored }
  if (await removingOrphans(files, stored, () => insertEntry(rows, row))) return true
  await findReceived(rows, key, fingerprint)
  return false
}

/** The same entry came again: stores its photos anew if those of the first are missing. */
async function restorePhotos(
  { rows, media, now }: ReceiveEntryOptions,
  key: string,
  { photos }: Entry,
): Promise<void> {
  const files = photoFiles(media, now)
  if (await files.areThere(await findPhotosOf(rows, key))) return
  const stored = await storePhotos(files, photos)
  await removingOrphans(files, stored, () => replacePhotos(rows, key, stored))
}

/**
 * Writes rows that refer to photos; false when the write did not happen. Removes the photos only when certainly no row refers to
 * them; a sweep finds others without a row (upkeep.ts).
 */
async function removingOrphans(
  files: PrivateFiles,
  photos: readonly StoredPhoto[],
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

/** What tells one payload from another: its kind, its fields as they were read, and each slot's bytes, in the slots' order. */
function fingerprintOf(kind: string, fields: object, photos: readonly Photo[]): string {
  const hashes = photos.map(({ slot, bytes }) => [slot, sha256(bytes)])
  return sha256(JSON.stringify([kind, fields, hashes]))
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
