import type { Rows } from '../service/tables.ts'
import { emptyEntries } from './queries.ts'

const AT_ONCE = 100

/**
 * Empties the entries that a later state of the same provider no longer has: they were deleted in between. Their photos are the
 * caller's. Returns the number of emptied entries.
 */
export async function replayEntryDeletions(rows: Rows, later: Rows, now: number): Promise<number> {
  const left = new Set(await findEntryIds(later))
  const gone = (await findEntryIds(rows)).filter((id) => !left.has(id))
  const goneAt = new Date(now).toISOString()
  for (let from = 0; from < gone.length; from += AT_ONCE) {
    await emptyEntries(rows, gone.slice(from, from + AT_ONCE), goneAt)
  }
  return gone.length
}

/** The ids of the entries that are not gone. */
export async function findEntryIds(rows: Rows): Promise<string[]> {
  const whole = rows.selectFrom('entries').where('gone_at', 'is', null)
  return (await whole.select('id').execute()).map(({ id }) => id)
}
