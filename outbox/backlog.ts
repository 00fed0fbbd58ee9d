import type { OutboxLimits } from './outbox-limits.ts'
import type { Rows } from './tables.ts'

/** The states of entries that the panel does not have. `stuck`: they have waited long enough to be reported to the operator. */
export const backlogStates = ['waiting', 'stuck', 'held', 'refused'] as const
type BacklogState = (typeof backlogStates)[number]

/** The entries that the panel does not have. */
export type Backlog = {
  counts: Readonly<Record<BacklogState, number>>
  /** The age of the oldest entry that waits for the panel, in milliseconds; 0 if none waits. */
  oldestMs: number
}

/** Counts the entries of all sites that share the database. */
export async function readBacklog(
  rows: Rows,
  { alarmAfterMs }: Pick<OutboxLimits, 'alarmAfterMs'>,
  now: number,
): Promise<Backlog> {
  const found = await rows
    .selectFrom('outbox_entries')
    .where('status', '!=', 'over')
    .groupBy('status')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere('received_at', '<', now - alarmAfterMs)
        .as('old'),
      fn.min('received_at').as('oldest'),
    ])
    .execute()
  const byStatus = new Map(found.map((row) => [row.status, row]))
  const totalOf = (status: 'waiting' | 'held' | 'refused') => byStatus.get(status)?.total ?? 0
  const waiting = byStatus.get('waiting')
  const stuck = waiting?.old ?? 0
  return {
    counts: {
      waiting: totalOf('waiting') - stuck,
      stuck,
      held: totalOf('held'),
      refused: totalOf('refused'),
    },
    oldestMs: waiting === undefined ? 0 : Math.max(0, now - waiting.oldest),
  }
}
