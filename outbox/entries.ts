import type { Expression, Selectable, SqlBool } from 'kysely'

import type { Clock, Database } from '#storage/database.ts'
import { countRows } from '#storage/count-rows.ts'
import { transact } from '#storage/transact.ts'

import { readApplication } from './payload.ts'
import { replyToStore } from './reply-to-store.ts'
import { type EntryExpressions, type OutboxTables, type Rows, rowsOf } from './tables.ts'

/** A stored entry. */
export type StoredEntry = Selectable<OutboxTables['outbox_entries']>

/** Selects entries of a media store or of none: a site with this store sends and deletes only these. */
export function isOfStore(store: string | null) {
  return (eb: EntryExpressions): Expression<SqlBool> =>
    eb.or([eb('store', 'is', null), eb('store', '=', store)])
}

export type NewEntry = Pick<StoredEntry, 'key' | 'kind' | 'status' | 'payload' | 'photos'>
type Arrived = Pick<StoredEntry, 'key' | 'kind' | 'payload'>
/** The panel's id of an entry, and its answer. */
type Accepted = { id: string; answer: string }
export type Lease = Pick<StoredEntry, 'lease_owner' | 'leased_until'>
export const noLease: Lease = { lease_owner: null, leased_until: null }

/** Decides, within the transaction that inserts an entry at a time, whether a process leases it to send it at once. */
type LeaseWithin = (change: Rows, at: number) => Promise<Lease>
const unleased: LeaseWithin = async () => noLease

/**
 * `kept`: the entry is stored or has arrived. `undecided`: the entry is being deleted, or is being sent for the first time while
 * its visitor waits for the panel's errors.
 */
type EntryState = 'none' | 'undecided' | 'kept'

/** The stored entries, and the marks of arrived ones. Changes are on the disk when their promise resolves. */
export type Entries = ReturnType<typeof createEntries>

/** `store` is the id of the caller's media store; null if it has none. */
export function createEntries(database: Database, now: Clock, store: string | null = null) {
  const rows = rowsOf(database)
  return { ...entryReads(rows, store), ...entryWrites(rows, now, store) }
}

function entryReads(rows: Rows, store: string | null) {
  const stored = () => rows.selectFrom('outbox_entries')
  async function find(key: string): Promise<StoredEntry | null> {
    return (await stored().selectAll().where('key', '=', key).executeTakeFirst()) ?? null
  }

  return {
    find,

    /** {@link EntryState} of a key; for entries received before `answeredSince`, no visitor waits any more. */
    async stateOf(key: string, answeredSince: number): Promise<EntryState> {
      const entry = await find(key) // before the mark, which is written before an arrived entry is deleted
      if (await isMarked(rows, key)) return 'kept'
      if (entry === null) return 'none'
      const { status, lease_owner: sender, tried_at: triedAt, received_at: receivedAt } = entry
      const isFirstTry = status === 'waiting' && sender !== null && triedAt === null
      return status === 'over' || (isFirstTry && receivedAt > answeredSince) ? 'undecided' : 'kept'
    },

    /** The number of entries of a kind that wait for the panel, or that are in moderation. */
    count: (kind: StoredEntry['kind'], inModeration: boolean): Promise<number> =>
      countRows(
        stored()
          .where('kind', '=', kind)
          .where('status', 'in', inModeration ? ['held'] : ['waiting', 'refused']),
      ),

    /** Whether the photos of an entry, if any, may be in the caller's store. */
    isOurs: (entry: Pick<StoredEntry, 'store'>) => entry.store === null || entry.store === store,

    /** Entries that are over and that this site clears, a limited number. */
    findOver(): Promise<StoredEntry[]> {
      const over = stored().selectAll().where('status', '=', 'over')
      return over.where(isOfStore(store)).limit(100).execute()
    },
  }
}

function entryWrites(rows: Rows, now: Clock, store: string | null) {
  return {
    /** Stores an entry. Rejects if its key is stored or has arrived; an `OutcomeUnknownError` says that it may be stored. */
    async insert(entry: NewEntry, leaseWithin: LeaseWithin = unleased): Promise<StoredEntry> {
      const at = await now()
      const times = { received_at: at, due_at: at, tried_at: null, alarmed_at: null }
      return transact(rows, async (change) => {
        const lease = await leaseWithin(change, at)
        const where = { store: entry.photos === '[]' ? null : store }
        const row = { ...entry, ...times, ...lease, ...where, tries: 0, reason: null }
        await change.insertInto('outbox_entries').values(row).execute()
        // checked after the insertion: another process's entry of this key may just have arrived and been deleted
        if (await isMarked(change, row.key)) throw new Error('the entry has already arrived')
        return row
      })
    },

    /** Replaces the photos of an entry; false if its photos or its status have changed meanwhile. */
    async replacePhotos({ key, status, photos: before }: StoredEntry, photos: string) {
      const next = status === 'held' ? status : 'waiting'
      const entry = rows.updateTable('outbox_entries').where('key', '=', key)
      const { numUpdatedRows } = await entry
        .where('status', '=', status)
        .where('photos', '=', before)
        .set({ photos, store, status: next, due_at: await now() })
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Records the arrival of an entry: leaves a mark with the consent, and the paths of photos until they are deleted. */
    async arrive({ key, kind, payload }: Arrived, { id, answer }: Accepted) {
      const reply = replyToStore(answer, payload)
      const at = await now()
      const mark = { key, panel_id: id, reply, arrived_at: at, ...agreedIn(kind, payload) }
      await rows.transaction().execute(async (change) => {
        const marks = change.insertInto('outbox_marks').values(mark)
        await marks.onConflict((conflict) => conflict.doNothing()).execute()
        await empty(change, key)
      })
    },

    /** Empties an entry: only the paths of photos that are still to be deleted are left. False if it was already over. */
    giveUp: (key: string) => empty(rows, key),

    /** As `giveUp`, but only if no process is sending the entry, in one statement; null if one is, or the entry is over. */
    async giveUpIfFree(key: string): Promise<StoredEntry | null> {
      return emptyIfFree(rows, key, await now())
    },

    /** Deletes the row of an entry that is over. */
    async remove(key: string) {
      const over = rows.deleteFrom('outbox_entries').where('status', '=', 'over')
      await over.where('key', '=', key).execute()
    },
  }
}

/** The part of the consent in a mark: nothing that identifies a person. */
function agreedIn(kind: StoredEntry['kind'], payload: string) {
  const consent = kind === 'application' ? (readApplication(payload)?.consent ?? null) : null
  if (consent === null) return {}
  return { privacy_version: consent.privacyVersion, agreed_at: Date.parse(consent.agreedAt) }
}

/** The photo paths of all rows, as JSON for each row. */
export async function findPhotos(rows: Rows): Promise<string[]> {
  const named = await rows.selectFrom('outbox_entries').select('photos').execute()
  return named.map(({ photos }) => photos)
}

async function isMarked(rows: Rows, key: string): Promise<boolean> {
  const mark = rows.selectFrom('outbox_marks').select('key').where('key', '=', key)
  return (await mark.executeTakeFirst()) !== undefined
}

async function empty(rows: Rows, key: string): Promise<boolean> {
  const entry = rows.updateTable('outbox_entries').where('key', '=', key)
  const left = entry.where('status', '!=', 'over')
  const { numUpdatedRows } = await left.set(emptied).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function emptyIfFree(rows: Rows, key: string, now: number): Promise<StoredEntry | null> {
  const free = rows
    .updateTable('outbox_entries')
    .where('key', '=', key)
    .where('status', '!=', 'over')
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
  return (await free.set(emptied).returningAll().executeTakeFirst()) ?? null
}

/** The columns to set when an entry is over. */
export const emptied = { status: 'over', payload: '', reason: null } as const
