import type { Rows } from './tables.ts'

/**
 * Ends the entries that a later state of the same outbox no longer has: they arrived or were deleted in between. Adds the later
 * marks. Returns the number of ended entries.
 */
export async function replayOutboxDeletions(rows: Rows, later: Rows): Promise<number> {
  const left = new Set(await findKeys(later))
  const ended = (await findKeys(rows)).filter((key) => !left.has(key))
  for (const key of ended) await rows.deleteFrom('outbox_entries').where('key', '=', key).execute()
  for (const mark of await later.selectFrom('outbox_marks').selectAll().execute()) {
    const marks = rows.insertInto('outbox_marks').values(mark)
    await marks.onConflict((conflict) => conflict.doNothing()).execute()
  }
  return ended.length
}

async function findKeys(rows: Rows): Promise<string[]> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  return (await needing.select('key').execute()).map(({ key }) => key)
}
