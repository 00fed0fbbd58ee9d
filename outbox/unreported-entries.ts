import type { StoredEntry } from './entries.ts'
import type { EntryExpressions, Rows } from './tables.ts'

const AT_A_TIME = 500

type Unreported = Pick<StoredEntry, 'key' | 'status' | 'tries' | 'reason' | 'received_at'>

/**
 * Takes the entries to report to the operator: refused, in moderation, or waiting for very long, and not reported since
 * `since.alarmed`. Marks them as reported; of several processes, only one gets each entry.
 */
export async function takeUnreported(
  rows: Rows,
  since: { received: number; alarmed: number },
  now: number,
): Promise<Unreported[]> {
  const isUnreported = (eb: EntryExpressions) =>
    eb.or([eb('alarmed_at', 'is', null), eb('alarmed_at', '<', since.alarmed)])
  const found = await rows
    .selectFrom('outbox_entries')
    .select('key')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['refused', 'held']),
        eb.and([eb('status', '=', 'waiting'), eb('received_at', '<', since.received)]),
      ]),
    )
    .where(isUnreported)
    .limit(AT_A_TIME)
    .execute()
  if (found.length === 0) return []
  const keys = found.map(({ key }) => key)
  const taken = rows.updateTable('outbox_entries').set({ alarmed_at: now }).where('key', 'in', keys)
  const columns = ['key', 'status', 'tries', 'reason', 'received_at'] as const
  return taken.where(isUnreported).returning(columns).execute()
}
