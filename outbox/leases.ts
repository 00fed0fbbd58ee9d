import { sql, type Expression, type SqlBool } from 'kysely'

import { type Clock, type Database, MAX_STATEMENT_MS } from '#storage/database.ts'

import { isOfStore, type StoredEntry, type Lease, noLease } from './entries.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { type EntryExpressions, type Rows, rowsOf } from './tables.ts'

/** The reason of an entry whose photos are lost. */
export const NO_PHOTOS = 'its photos are not in the media store'

/** Leases of entries: several processes share the rows, and only one process holds an entry at a time. */
export type Leases = ReturnType<typeof createLeases>

type LeasesOptions = {
  database: Database
  /** The id of this process. */
  owner: string
  /** The id of its media store: it leases no entry whose photos are in another store. */
  store?: string | null
  limits: Pick<OutboxLimits, 'atOnce' | 'leaseMs' | 'longestRetryAfterMs'>
  now: Clock
}
/** The most sends in flight, including this one, and the time in which no other try may have been made. */
type Capacity = { atOnce: number; quietMs: number }
type Postponement = { dueAt: number; tries: number; reason: string | null }

export function createLeases({ database, owner, store = null, limits, now }: LeasesOptions) {
  const rows = rowsOf(database)
  const lease = (at: number): Lease => ({ lease_owner: owner, leased_until: at + limits.leaseMs })
  const ofMine = (key: string) =>
    rows
      .updateTable('outbox_entries')
      .where('key', '=', key)
      .where('status', '=', 'waiting')
      .where('lease_owner', '=', owner)

  return {
    /** The id of this process. */
    owner,

    /** A lease for an entry that this transaction inserts; no lease if the most sends are already in flight. */
    leaseWithin: async (change: Rows, at: number): Promise<Lease> => {
      const inFlight = conditionsAt(at, limits).countInFlight(change)
      const { total } = await inFlight.executeTakeFirstOrThrow()
      return total < limits.atOnce ? lease(at) : noLease
    },

    /** Leases the next entry: new ones first, then those tried longest ago. The limits hold for all processes together. */
    async claim(capacity: Capacity): Promise<StoredEntry | null> {
      const at = await now()
      const conditions = conditionsAt(at, limits)
      const next = nextToSend(rows, conditions, capacity).where(isOfStore(store))
      const key = database.dialect === 'postgres' ? next.forUpdate().skipLocked() : next
      const mine = rows.updateTable('outbox_entries').set(lease(at)).where('key', '=', key)
      return (await mine.where(conditions.isFree).returningAll().executeTakeFirst()) ?? null
    },

    async renew(key: string) {
      await ofMine(key)
        .set(lease(await now()))
        .execute()
    },

    /** Schedules the next try after a failed one, not before `dueAt`. */
    async postpone(key: string, { dueAt, tries, reason }: Postponement) {
      const times = { due_at: dueAt, tried_at: await now() }
      await ofMine(key)
        .set({ ...times, tries, reason, ...noLease })
        .execute()
    },

    /** Marks an entry that the panel refuses; it stays until the operator decides. */
    async refuse(key: string, reason: string) {
      const at = await now()
      const times = { tried_at: at, alarmed_at: at }
      await ofMine(key)
        .set({ status: 'refused', reason, ...times, ...noLease })
        .execute()
    },

    /** When the next waiting entry is due; null if none waits. */
    nextDueAt: async () => findNextDue(rows, conditionsAt(await now(), limits), store),
  }
}

function nextToSend(
  rows: Rows,
  { isFree, isDue, isRecentlyTried, countInFlight }: Conditions,
  { atOnce, quietMs }: Capacity,
) {
  const waiting = rows.selectFrom('outbox_entries').select('key').where('status', '=', 'waiting')
  const recentlyTried = waiting.where((eb) => isRecentlyTried(eb, quietMs))
  return waiting
    .where((eb) => eb.and([isFree(eb), isDue(eb)]))
    .where((eb) => eb(countInFlight(rows), '<', atOnce))
    .where((eb) => eb.not(eb.exists(recentlyTried)))
    .orderBy(sql`coalesce(tried_at, 0)`)
    .orderBy('received_at')
    .limit(1)
}

async function findNextDue(rows: Rows, { isFree }: Conditions, store: string | null) {
  const waiting = rows.selectFrom('outbox_entries').where('status', '=', 'waiting')
  const ours = waiting.select('due_at').where(isFree).where(isOfStore(store))
  return (await ours.orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null
}

type Limits = Pick<OutboxLimits, 'leaseMs' | 'longestRetryAfterMs'>

type Conditions = ReturnType<typeof conditionsAt>

/**
 * Conditions on the times of an entry, at a time. A lease or due time too far in the future was written before the clock was set back: it
 * does not count. A time that another process wrote while this statement waited is only a little in the future.
 */
function conditionsAt(now: number, { leaseMs, longestRetryAfterMs }: Limits) {
  const latest = now + MAX_STATEMENT_MS
  const isInFlight = (eb: EntryExpressions): Expression<SqlBool> =>
    eb.and([eb('leased_until', '>', now), eb('leased_until', '<=', latest + leaseMs)])
  return {
    isFree: (eb: EntryExpressions): Expression<SqlBool> =>
      eb.or([eb('leased_until', 'is', null), eb.not(isInFlight(eb))]),
    isDue: (eb: EntryExpressions): Expression<SqlBool> =>
      eb.or([eb('due_at', '<=', now), eb('due_at', '>', latest + longestRetryAfterMs)]),
    /** Whether the entry was sent within that time; without its photos it was not. */
    isRecentlyTried: (eb: EntryExpressions, withinMs: number): Expression<SqlBool> =>
      eb.and([
        eb('tried_at', '>', now - withinMs),
        eb('tried_at', '<=', latest),
        eb(eb.fn.coalesce('reason', sql`''`), '!=', NO_PHOTOS),
      ]),
    /** The number of sends in flight, of all processes. */
    countInFlight: (rows: Rows) =>
      rows
        .selectFrom('outbox_entries')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('status', '=', 'waiting')
        .where(isInFlight),
  }
}
