import { hash } from 'node:crypto'

import type { Clock } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import type { PrivateFiles } from '#storage/private-files.ts'
import { OutcomeUnknownError } from '#storage/transact.ts'

import { Refused } from '../service/refused.ts'
import type { Rows } from '../service/tables.ts'
import type { Entry } from './entry.ts'
import { type StoredPhoto, storePhotos, photoFiles, type Photo } from './photos.ts'
import { findKey, findPhotosOf, insertEntry, replacePhotos } from './queries.ts'

type ReceiveEntryOptions = {
  rows: Rows
  media: MediaStore
  now: Clock
  /** Called when there is an entry to announce; null if entries are not announced. */
  onReceived: (() => void) | null
}

/** Receives entries, each key once. */
export type EntryReceiver = ReturnType<typeof createEntryReceiver>

export function createEntryReceiver(options: ReceiveEntryOptions) {
  const { rows, onReceived } = options
  const locked = new Set<string>()
  return {
    /**
     * Does a call's work while its key is locked, so that this process handles one call per key at a time.
     *
     * @throws Refused 409 if another call holds the lock.
     */
    async withLockedKey<T>(key: string, work: () => Promise<T>): Promise<T> {
      if (locked.has(key)) throw new Refused(409, 'The first call of this key is still running.')
      locked.add(key)
      try {
        return await work()
      } finally {
        locked.delete(key)
      }
    },
    /**
     * Stores an entry durably, photos before the row, unless it is already stored. Returns the reference, which is the key.
     *
     * @throws Refused 422 if the key was received with another payload.
     */
    async receive(key: string, entry: Entry): Promise<{ id: string }> {
      const fingerprint = fingerprintOf(entry.kind, entry.fields, entry.photos)
      const received = await findReceived(rows, key, fingerprint)
      if (received === 'stored') await restorePhotos(options, key, entry)
      if (received === 'none' && (await store(options, key, entry, fingerprint))) onReceived?.()
      return { id: key }
    },
  }
}

/** Whether the same payload was received with the key. A tombstone has no fingerprint, so it matches every payload. */
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

/** False if another process has stored the entry first. */
async function store(
  { rows, media, now, onReceived }: ReceiveEntryOptions,
  key: string,
  { kind, fields, photos }: Entry,
  fingerprint: string,
): Promise<boolean> {
  const files = photoFiles(media, now)
  const stored = await storePhotos(files, photos)
  const receivedAt = new Date(await now()).toISOString()
  const announcedAt = onReceived === null ? receivedAt : null
  const row = { id: key, kind, receivedAt, announcedAt, fingerprint, fields, photos: stored }
  if (await removingOrphans(files, stored, () => insertEntry(rows, row))) return true
  await findReceived(rows, key, fingerprint)
  return false
}

/** For a repeated entry: stores its photos again if the first ones are missing. */
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
 * Writes rows that refer to photos; false if nothing was written. Removes the photos only if certainly no row refers to them; a
 * sweep removes other photos without a row (upkeep.ts).
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
    if (!(error instanceof OutcomeUnknownError)) await remove().catch(() => {}) // the sweep removes them later
    throw error
  }
  await remove()
  return false
}

/** Identifies a payload by its kind, its parsed fields, and the bytes of each slot, in the slots' order. */
function fingerprintOf(kind: string, fields: object, photos: readonly Photo[]): string {
  const hashes = photos.map(({ slot, bytes }) => [slot, sha256(bytes)])
  return sha256(JSON.stringify([kind, fields, hashes]))
}

function sha256(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex')
}
