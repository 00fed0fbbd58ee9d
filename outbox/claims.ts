import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'

import type { Database } from '#storage/database.ts'

import { type KeptEntry, type Lease, noLease } from './entries.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { type OutboxTables, rowsOf } from './tables.ts'

/** Which entry is sent next, and by whom: several processes may share the rows, each entry belongs to one at a time. */
export type Claims = ReturnType<typeof createClaims>

type ClaimsOptions = {
  database: Database
  /** Names this process among all. */
  owner: string
  limits: Pick<OutboxLimits, 'leaseMs' | 'longestRetryAfterMs'>
  now: Now
}
type Now = () => number
type Postponement = { dueAt: number; tries: number; reason: string | null }
type Where = ExpressionBuilder<OutboxTables, 'outbox_entries'>

export function createClaims({ database, owner, limits, now }: ClaimsOptions) {
  const rows = rowsOf(database)
  const lease = (): Lease => ({ lease_owner: owner, leased_until: now() + limits.leaseMs })

  const { isFree, isDue } = createConditions(limits, now)
  const ofMine = (key: string) =>
    rows
      .updateTable('outbox_entries')
      .where('key', '=', key)
      .where('status', '=', 'waiting')
      .where('lease_owner', '=', owner)

  return {
    lease,
    /** The entry to be sent next: what was never tried before what was tried long ago. */
    async claim(): Promise<KeptEntry | null> {
      const next = rows
        .selectFrom('outbox_entries')
        .select('key')
        .where('status', '=', 'waiting')
        .where((eb) => eb.and([isFree(eb), isDue(eb)]))
        .orderBy(sql`coalesce(tried_at, 0)`)
        .orderBy('received_at')
        .limit(1)
        .$if(database.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      const mine = rows.updateTable('outbox_entries').set(lease()).where('key', '=', next)
      return (await mine.where(isFree).returningAll().executeTakeFirst()) ?? null
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
    async nextDueAt(): Promise<number | null> {
      const waiting = rows.selectFrom('outbox_entries').where('status', '=', 'waiting')
      const next = waiting.select('due_at').where(isFree).orderBy('due_at').limit(1)
      return (await next.executeTakeFirst())?.due_at ?? null
    },
  }
}

/** A lease or a time to come that is too far ahead was given before the clock was set back: it does not count. */
function createConditions({ leaseMs, longestRetryAfterMs }: ClaimsOptions['limits'], now: Now) {
  const isFree = (eb: Where): Expression<SqlBool> =>
    eb.or([
      eb('leased_until', 'is', null),
      eb('leased_until', '<=', now()),
      eb('leased_until', '>', now() + leaseMs),
    ])
  const isDue = (eb: Where): Expression<SqlBool> =>
    eb.or([eb('due_at', '<=', now()), eb('due_at', '>', now() + longestRetryAfterMs)])
  return { isFree, isDue }
}
