import type { KeptEntry } from './entries.ts'
import type { Rows } from './tables.ts'

const AT_A_TIME = 500

/** Entries that somebody should look at and was not told of since: refused or held, or waiting for very long. */
export async function findStuck(
  rows: Rows,
  since: { received: number; alarmed: number },
): Promise<string[]> {
  const stuck = await rows
    .selectFrom('outbox_entries')
    .select('key')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['refused', 'held']),
        eb.and([eb('status', '=', 'waiting'), eb('received_at', '<', since.received)]),
      ]),
    )
    .where((eb) => eb.or([eb('alarmed_at', 'is', null), eb('alarmed_at', '<', since.alarmed)]))
    .limit(AT_A_TIME)
    .execute()
  return stuck.map(({ key }) => key)
}

export async function markAlarmed(rows: Rows, keys: readonly string[], at: number) {
  const stuck = rows.updateTable('outbox_entries').where('key', 'in', keys)
  await stuck.set({ alarmed_at: at }).execute()
}

/** Entries that may not be kept any longer, also one that is just being sent: a few of them. */
export async function findTooOld(rows: Rows, receivedBefore: number): Promise<KeptEntry[]> {
  return rows
    .selectFrom('outbox_entries')
    .selectAll()
    .where('status', '!=', 'over')
    .where('received_at', '<', receivedBefore)
    .limit(AT_A_TIME)
    .execute()
}

export async function removeOldMarks(rows: Rows, arrivedBefore: number) {
  await rows.deleteFrom('outbox_marks').where('arrived_at', '<', arrivedBefore).execute()
}
