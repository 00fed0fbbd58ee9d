import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'

import { isOfStore, type KeptEntry, type Lease, noLease } from './entries.ts'
import { type Conditions, createConditions } from './lease-conditions.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { type Rows, rowsOf } from './tables.ts'

/** Which entry is sent next, and by whom: several processes may share the rows, each entry belongs to one at a time. */
export type Claims = ReturnType<typeof createClaims>

type ClaimsOptions = {
  database: Database
  /** Names this process among all. */
  owner: string
  /** Names its media store: it takes no entry whose photos are in another. */
  store?: string | null
  limits: Pick<OutboxLimits, 'atOnce' | 'leaseMs' | 'longestRetryAfterMs'>
  now: () => number
}
/** How many may be on their way with it, and for how long nobody may have tried any. */
type Pace = { atOnce: number; quietMs: number }
type Postponement = { dueAt: number; tries: number; reason: string | null }

export function createClaims({ database, owner, store = null, limits, now }: ClaimsOptions) {
  const rows = rowsOf(database)
  const lease = (): Lease => ({ lease_owner: owner, leased_until: now() + limits.leaseMs })

  const conditions = createConditions(limits, now)
  const ofMine = (key: string) =>
    rows
      .updateTable('outbox_entries')
      .where('key', '=', key)
      .where('status', '=', 'waiting')
      .where('lease_owner', '=', owner)

  return {
    /** Names this process among all. */
    owner,

    /** For an entry that is inserted by this change: none where as many as may be are on their way. */
    leaseWithin: async (change: Rows): Promise<Lease> => {
      const { total } = await conditions.countUnderWay(change).executeTakeFirstOrThrow()
      return Number(total) < limits.atOnce ? lease() : noLease
    },

    /** The entry to be sent next: what was never tried before what was tried long ago. All processes keep the pace together. */
    async claim(pace: Pace): Promise<KeptEntry | null> {
      const next = nextToSend(rows, conditions, pace).where(isOfStore(store))
      const key = database.dialect === 'postgres' ? next.forUpdate().skipLocked() : next
      const mine = rows.updateTable('outbox_entries').set(lease()).where('key', '=', key)
      return (await mine.where(conditions.isFree).returningAll().executeTakeFirst()) ?? null
    },

    async renew(key: string) {
      await ofMine(key).set(lease()).execute()
    },

    /** It was tried in vain and is to be tried again, not before `dueAt`. */
    async postpone(key: string, { dueAt, tries, reason }: Postponement) {
      const times = { due_at: dueAt, tried_at: now() }
      await ofMine(key)
        .set({ ...times, tries, reason, ...noLease })
        .execute()
    },

    /** The panel does not take it as it is: it is kept for somebody to look at. */
    async refuse(key: string, reason: string) {
      const times = { tried_at: now(), alarmed_at: now() }
      await ofMine(key)
        .set({ status: 'refused', reason, ...times, ...noLease })
        .execute()
    },

    /** When the next one that waits for its own time may be tried. */
    nextDueAt: () => findNextDue(rows, conditions, store),
  }
}

function nextToSend(
  rows: Rows,
  { isFree, isDue, isLately, countUnderWay }: Conditions,
  { atOnce, quietMs }: Pace,
) {
  const waiting = rows.selectFrom('outbox_entries').select('key').where('status', '=', 'waiting')
  const lately = waiting.where((eb) => isLately(eb, quietMs))
  return waiting
    .where((eb) => eb.and([isFree(eb), isDue(eb)]))
    .where((eb) => eb(countUnderWay(rows), '<', atOnce))
    .where((eb) => eb.not(eb.exists(lately)))
    .orderBy(sql`coalesce(tried_at, 0)`)
    .orderBy('received_at')
    .limit(1)
}

async function findNextDue(rows: Rows, { isFree }: Conditions, store: string | null) {
  const waiting = rows.selectFrom('outbox_entries').where('status', '=', 'waiting')
  const ours = waiting.select('due_at').where(isFree).where(isOfStore(store))
  return (await ours.orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null
}
