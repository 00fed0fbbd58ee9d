import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'

import type { OutboxLimits } from './outbox-limits.ts'
import type { OutboxTables, Rows } from './tables.ts'

type Where = ExpressionBuilder<OutboxTables, 'outbox_entries'>
type Limits = Pick<OutboxLimits, 'leaseMs' | 'longestRetryAfterMs'>

export type Conditions = ReturnType<typeof createConditions>

/** A statement may wait for another process after its time was read: longer than a database's patience, 35 s. */
const LONGEST_STATEMENT_MS = 40_000

/**
 * What a row says of an entry's time. A lease or a time to come that is too far ahead was given before the clock was set back: it
 * does not count. What another process gave while we waited for it is only a little ahead.
 */
export function createConditions({ leaseMs, longestRetryAfterMs }: Limits, now: () => number) {
  const latest = () => now() + LONGEST_STATEMENT_MS
  const isUnderWay = (eb: Where): Expression<SqlBool> =>
    eb.and([eb('leased_until', '>', now()), eb('leased_until', '<=', latest() + leaseMs)])
  return {
    isFree: (eb: Where): Expression<SqlBool> =>
      eb.or([eb('leased_until', 'is', null), eb.not(isUnderWay(eb))]),
    isDue: (eb: Where): Expression<SqlBool> =>
      eb.or([eb('due_at', '<=', now()), eb('due_at', '>', latest() + longestRetryAfterMs)]),
    /** It was tried within that time. */
    isRecentlyTried: (eb: Where, withinMs: number): Expression<SqlBool> =>
      eb.and([eb('tried_at', '>', now() - withinMs), eb('tried_at', '<=', latest())]),
    /** How many are on their way, whoever sends them. */
    countUnderWay: (rows: Rows) =>
      rows
        .selectFrom('outbox_entries')
        .select(({ fn }) => fn.countAll<number | string>().as('total')) // PostgreSQL's are text
        .where('status', '=', 'waiting')
        .where(isUnderWay),
  }
}
