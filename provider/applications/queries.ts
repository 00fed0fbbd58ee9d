import type { ExpressionBuilder } from 'kysely'

import type { PhotoSlot } from '#contract/panel/entries.ts'
import { countDue } from '#storage/count-rows.ts'
import { MAX_STATEMENT_MS } from '#storage/database.ts'
import { transact } from '#storage/transact.ts'

import { inChunks, type ProviderTables, type Rows } from '../service/tables.ts'
import { type EntryKind, type StoredEntry, toStoredEntry } from './entry.ts'
import type { StoredPhoto } from './photos.ts'

/** A new entry's row. `announcedAt` is set if entries are not announced. */
type NewEntry = {
  id: string
  kind: EntryKind
  receivedAt: string
  announcedAt: string | null
  fingerprint: string
  fields: object
  photos: readonly StoredPhoto[]
}

/** Finds a key with its payload's fingerprint, which is null for a tombstone. */
export async function findKey(rows: Rows, id: string) {
  const row = await rows
    .selectFrom('entries')
    .select('fingerprint')
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Inserts an entry with the paths of its photos in one transaction; false if the key exists. Throws an `OutcomeUnknownError` if
 * the outcome of the commit is unknown.
 */
export function insertEntry(rows: Rows, entry: NewEntry): Promise<boolean> {
  return transact(rows, async (transaction) => {
    const { numInsertedOrUpdatedRows: count } = await transaction
      .insertInto('entries')
      .values({
        id: entry.id,
        kind: entry.kind,
        received_at: entry.receivedAt,
        announced_at: entry.announcedAt,
        fingerprint: entry.fingerprint,
        fields: JSON.stringify(entry.fields),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (count !== 1n) return false
    await insertPhotos(transaction, entry.id, entry.photos)
    return true
  })
}

/** Replaces the photos of an entry; false if the entry is gone. */
export function replacePhotos(
  rows: Rows,
  id: string,
  photos: readonly StoredPhoto[],
): Promise<boolean> {
  return transact(rows, async (transaction) => {
    if (!(await lockEntry(transaction, id))) return false
    await transaction.deleteFrom('entry_photos').where('entry_id', '=', id).execute()
    await insertPhotos(transaction, id, photos)
    return true
  })
}

/** Replaces the fields of an entry by what `change` makes of the entry; false if it is gone, or if `change` returns null. */
export function changeFields(
  rows: Rows,
  id: string,
  change: (entry: StoredEntry) => object | null,
): Promise<boolean> {
  return transact(rows, async (transaction) => {
    if (!(await lockEntry(transaction, id))) return false
    const entry = await findEntry(transaction, id)
    const fields = entry && change(entry)
    if (fields === null) return false
    const changed = transaction.updateTable('entries').set({ fields: JSON.stringify(fields) })
    await changed.where('id', '=', id).execute()
    return true
  })
}

/** Locks the row of an entry until the end of the transaction, so that other changes run before or after; false if it is gone. */
async function lockEntry(transaction: Rows, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('entries')
    .set((eb) => ({ fields: eb.ref('fields') }))
    .where('id', '=', id)
    .where('fields', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function insertPhotos(rows: Rows, id: string, photos: readonly StoredPhoto[]) {
  const places = photos.map(({ slot, path }) => ({ entry_id: id, slot, path }))
  if (places.length > 0) await rows.insertInto('entry_photos').values(places).execute()
}

/** The paths of an entry's photos. */
export async function findPhotosOf(rows: Rows, id: string): Promise<string[]> {
  const photos = await selectPhotos(rows).where('entry_id', '=', id).execute()
  return photos.map(({ path }) => path)
}

/** All entries except tombstones, oldest first. */
export async function findEntries(rows: Rows): Promise<StoredEntry[]> {
  const found = await storedRows(rows).orderBy('received_at').orderBy('id').execute()
  const photos = Map.groupBy(await selectPhotos(rows).execute(), ({ entry_id }) => entry_id)
  return found.map((row) => toStoredEntry(row, photos.get(row.id) ?? []))
}

/** An entry; null if there is none, or only its tombstone. */
export async function findEntry(rows: Rows, id: string): Promise<StoredEntry | null> {
  const row = await storedRows(rows).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  return toStoredEntry(row, await selectPhotos(rows).where('entry_id', '=', id).execute())
}

/** The names of all talents, by id: messages refer to talents by id. */
export async function findTalentNames(rows: Rows): Promise<ReadonlyMap<number, string>> {
  const talents = await rows.selectFrom('talents').select(['id', 'name']).execute()
  return new Map(talents.map(({ id, name }) => [id, name]))
}

/** The number of entries received before a time, and of all entries. */
export function countOlderThan(rows: Rows, time: string) {
  const stored = rows.selectFrom('entries').where('fields', 'is not', null)
  return countDue(stored, (eb) => eb('received_at', '<', time))
}

/** The number of tombstones older than a time, and of all tombstones. */
export function countTombstones(rows: Rows, goneBefore: string) {
  const tombstones = rows.selectFrom('entries').where('gone_at', 'is not', null)
  return countDue(tombstones, (eb) => eb('gone_at', '<', goneBefore))
}

/** The ids of entries received before a time, oldest first. */
export async function findOlderThan(rows: Rows, time: string, limit: number): Promise<string[]> {
  const found = await storedRows(rows)
    .where('received_at', '<', time)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

/** Empties entries: their keys stay as tombstones. Returns their photos, which no entry refers to any more. */
export function emptyEntries(
  rows: Rows,
  ids: readonly string[],
  goneAt: string,
): Promise<{ path: string }[]> {
  return rows.transaction().execute(async (transaction) => {
    // first, as it locks the rows: from here on, no call replaces their photos
    await transaction
      .updateTable('entries')
      .set({ fields: null, fingerprint: null, gone_at: goneAt })
      .where('id', 'in', ids)
      .where('gone_at', 'is', null)
      .execute()
    const photos = await selectPhotos(transaction).where('entry_id', 'in', ids).execute()
    await transaction.deleteFrom('entry_photos').where('entry_id', 'in', ids).execute()
    return photos
  })
}

/** Deletes the tombstones older than a time; returns their number. */
export async function deleteTombstones(rows: Rows, goneBefore: string): Promise<number> {
  const tombstones = rows.deleteFrom('entries').where('gone_at', '<', goneBefore)
  return Number((await tombstones.executeTakeFirstOrThrow()).numDeletedRows)
}

export async function findPhotoPaths(rows: Rows): Promise<Set<string>> {
  const photos = await rows.selectFrom('entry_photos').select('path').execute()
  return new Set(photos.map(({ path }) => path))
}

type Lease = { now: number; leaseMs: number }

/**
 * Leases the oldest unannounced entry to the caller, which then announces it. A lease that ends too far ahead is from before the
 * clock was set back, and does not count.
 */
export async function leaseUnannounced(rows: Rows, { now, leaseMs }: Lease) {
  const isFree = (eb: ExpressionBuilder<ProviderTables, 'entries'>) =>
    eb.or([
      eb('announcing_until', 'is', null),
      eb('announcing_until', '<=', isoTime(now)),
      eb('announcing_until', '>', isoTime(now + leaseMs + MAX_STATEMENT_MS)),
    ])
  const oldest = rows
    .selectFrom('entries')
    .select('id')
    .where('announced_at', 'is', null)
    .where('gone_at', 'is', null)
    .where(isFree)
    .orderBy('received_at')
    .limit(1)
  const taken = await rows
    .updateTable('entries')
    .set({ announcing_until: isoTime(now + leaseMs) })
    .where('id', '=', oldest)
    .where(isFree) // another process may have taken the lease
    .returning(['id', 'kind'])
    .executeTakeFirst()
  return taken ?? null
}

/** Ends the lease: any process may announce the entry, now or later. */
export async function releaseUnannounced(rows: Rows, id: string) {
  await rows.updateTable('entries').set({ announcing_until: null }).where('id', '=', id).execute()
}

const isoTime = (ms: number) => new Date(ms).toISOString()

export async function markAnnounced(rows: Rows, id: string, at: string) {
  await rows
    .updateTable('entries')
    .set({ announced_at: at, announcing_until: null })
    .where('id', '=', id)
    .execute()
}

function storedRows(rows: Rows) {
  return rows
    .selectFrom('entries')
    .select(['id', 'kind', 'received_at', 'fields'])
    .where('fields', 'is not', null)
    .$narrowType<{ fields: string }>()
}

function selectPhotos(rows: Rows) {
  return rows
    .selectFrom('entry_photos')
    .select(['entry_id', 'slot', 'path'])
    .orderBy('slot')
    .$narrowType<{ slot: PhotoSlot }>()
}

/**
 * Empties the entries that a later state of the same provider no longer has: they were deleted in between. Their photos are the
 * caller's. Returns the number of emptied entries.
 */
export async function replayEntryDeletions(rows: Rows, later: Rows, now: number): Promise<number> {
  const left = new Set(await findEntryIds(later))
  const gone = (await findEntryIds(rows)).filter((id) => !left.has(id))
  const goneAt = new Date(now).toISOString()
  for (const ids of inChunks(gone)) await emptyEntries(rows, ids, goneAt)
  return gone.length
}

/** The ids of the entries that are not gone. */
export async function findEntryIds(rows: Rows): Promise<string[]> {
  const whole = rows.selectFrom('entries').where('gone_at', 'is', null)
  return (await whole.select('id').execute()).map(({ id }) => id)
}
