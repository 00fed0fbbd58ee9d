import type { Kysely } from 'kysely'

import type { Clock, Database } from './database.ts'
import { inSql, migrate } from './migrate.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** If the clock differs this much from the last noted time, it has jumped or no process was running in between. */
const JUMP_MS = DAY_MS
/** How long a clock stays distrusted after a jump, and how long a large deletion waits for its second look. */
const WAIT_MS = DAY_MS
const NOTE_EVERY_MS = HOUR_MS / 6

/** A run may always delete this many: the photos of one application. */
const FEW = 4
const MAX_SHARE = 0.1

/** Events of deletions by age, for the operator; `what` names the kind of data. */
export type ExpiryEvent =
  | { kind: 'clock-jumped'; lastSeen: string; now: string; trustedFrom: string }
  | { kind: 'deletion-held'; what: string; due: number; total: number; until: string }
  | { kind: 'deleted-by-age'; what: string; total: number }

/** One run of a deletion by age. */
export type ExpiryRun = {
  /** The time from which ages are measured; fixed for the run, as the clock may be set at any moment. */
  now: number
  /** Whether the run may delete the `due` items out of `total`. */
  mayDelete(found: { due: number; total: number }): Promise<boolean>
  /** Counts deleted items. */
  deleted(number: number): void
}

/** Guards every deletion by age against a wrong clock. Processes that use the same database share its notes. */
export type ExpiryGuard = {
  /**
   * Does the work unless the clock is distrusted. Reports how many items it deleted, even if it fails halfway. A run may delete
   * more than a tenth of one kind (`what`) only at a second look a day later.
   */
  run(what: string, work: (run: ExpiryRun) => Promise<void>): Promise<void>
}

type ExpiryGuardOptions = {
  /** Migrated with {@link migrateExpiryGuard}. */
  database: Database
  /** The database's clock, unless a test has its own. */
  now?: Clock
  report: (event: ExpiryEvent) => void
  /** The media store of the guarded data: sites that share a database may each have one, and take first looks of their own. */
  store?: string | null
}

/** Creates the guard's table. Throws a `StorageError` if that fails. */
export function migrateExpiryGuard(database: Database): Promise<void> {
  return migrate(database, 'storage', [notedTimes])
}

const notedTimes = inSql('0001-noted-times', () => [
  'create table noted_times (name text primary key, at double precision not null)',
])

const LAST_SEEN = 'last seen'
const TRUSTED_FROM = 'trusted from'
const firstLookAt = (what: string, store: string | null) =>
  store === null ? `first look: ${what}` : `first look: ${what} of ${store}`

/** When a process that uses the database last looked at the clock, to ten minutes; null if none has yet. */
export async function findLastSeen({ kysely }: Database): Promise<number | null> {
  const rows = kysely.$extendTables<Tables>().selectFrom('noted_times').select('at')
  return (await rows.where('name', '=', LAST_SEEN).executeTakeFirst())?.at ?? null
}

type Tables = { noted_times: { name: string; at: number } }
type Times = ReadonlyMap<string, number>
type Look = { what: string; name: string; at: number; firstLook: number | undefined }

export function createExpiryGuard({
  database,
  now = database.now,
  report,
  store = null,
}: ExpiryGuardOptions): ExpiryGuard {
  const rows = database.kysely.$extendTables<Tables>()

  /** The noted times; null if the clock is not trusted at this time. */
  async function trustedTimes(at: number): Promise<Times | null> {
    const noted = await rows.selectFrom('noted_times').selectAll().execute()
    const times = new Map(noted.map(({ name, at: time }) => [name, time]))
    const lastSeen = times.get(LAST_SEEN)
    const trustedFrom = times.get(TRUSTED_FROM)
    if (lastSeen === undefined || trustedFrom === undefined) {
      await distrust(rows, { lastSeen, at })
      return null
    }
    if (Math.abs(at - lastSeen) >= JUMP_MS) {
      const facts = { lastSeen: iso(lastSeen), now: iso(at), trustedFrom: iso(at + WAIT_MS) }
      if (await distrust(rows, { lastSeen, at })) report({ kind: 'clock-jumped', ...facts })
      return null
    }
    if (Math.abs(at - lastSeen) >= NOTE_EVERY_MS) await note(rows, LAST_SEEN, at)
    return at >= trustedFrom ? times : null
  }

  async function mayDelete(look: Look, found: { due: number; total: number }) {
    const { what, name, at, firstLook } = look
    if (found.due <= Math.max(FEW, found.total * MAX_SHARE)) {
      if (firstLook !== undefined) await forget(rows, name)
      return true
    }
    if (firstLook !== undefined) return at - firstLook >= WAIT_MS
    const isFirst = await noteFirst(rows, name, at)
    if (isFirst) report({ kind: 'deletion-held', what, ...found, until: iso(at + WAIT_MS) })
    return false
  }

  return {
    async run(what, work) {
      const at = await now()
      const times = await trustedTimes(at)
      if (times === null) return
      const name = firstLookAt(what, store)
      const look = { what, name, at, firstLook: times.get(name) }
      let total = 0
      try {
        await work({
          now: at,
          mayDelete: (found) => mayDelete(look, found),
          deleted: (number) => void (total += number),
        })
      } finally {
        if (total > 0) report({ kind: 'deleted-by-age', what, total })
      }
    },
  }
}

type Rows = Kysely<Tables>

/** Distrusts the clock from now on and discards all first looks. False if another process did so before. */
function distrust(rows: Rows, { lastSeen, at }: { lastSeen: number | undefined; at: number }) {
  return rows.transaction().execute(async (change) => {
    const isFirst =
      lastSeen === undefined
        ? await noteFirst(change, LAST_SEEN, at)
        : await replace(change, LAST_SEEN, { before: lastSeen, at })
    if (!isFirst) return false
    await change.deleteFrom('noted_times').where('name', '!=', LAST_SEEN).execute()
    await note(change, TRUSTED_FROM, at + WAIT_MS)
    return true
  })
}

async function note(rows: Rows, name: string, at: number) {
  const row = rows.insertInto('noted_times').values({ name, at })
  await row.onConflict((conflict) => conflict.column('name').doUpdateSet({ at })).execute()
}

async function noteFirst(rows: Rows, name: string, at: number): Promise<boolean> {
  const row = rows.insertInto('noted_times').values({ name, at })
  const noted = await row.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
  return noted.numInsertedOrUpdatedRows !== 0n
}

async function replace(rows: Rows, name: string, { before, at }: { before: number; at: number }) {
  const row = rows.updateTable('noted_times').set({ at }).where('name', '=', name)
  const { numUpdatedRows } = await row.where('at', '=', before).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function forget(rows: Rows, name: string) {
  await rows.deleteFrom('noted_times').where('name', '=', name).execute()
}

const iso = (time: number) => new Date(time).toISOString()
