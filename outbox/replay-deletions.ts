import type { Rows } from './tables.ts'

/**
 * Ends the entries that a later state of the same outbox no longer has: they arrived or were deleted in between. Those that arrived
 * at the embedded provider stay, to be sent again: the restored provider lacks them. Adds the later marks of the others, the
 * requests to the panel that still wait for withdrawn applications, and the key of the receipts' secrets. Returns the number of
 * ended entries.
 */
export async function replayOutboxDeletions(
  rows: Rows,
  later: Rows,
  atProvider: ReadonlySet<string>,
): Promise<number> {
  const left = new Set(await findKeys(later)).union(atProvider)
  const own = new Set(await findKeys(rows))
  const ended = own.difference(left)
  const sentAgain = own.intersection(atProvider)
  for (const key of ended) await rows.deleteFrom('outbox_entries').where('key', '=', key).execute()
  for (const mark of await later.selectFrom('outbox_marks').selectAll().execute()) {
    if (sentAgain.has(mark.key)) continue
    const marks = rows.insertInto('outbox_marks').values(mark)
    const { withdrawn_at, asked_key } = mark
    await marks
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ withdrawn_at, asked_key }))
      .execute()
    if (asked_key !== null) await addRequest(rows, later, asked_key)
  }
  await takeReceiptKey(rows, later)
  return ended.size
}

/** A backup from before receipts had secrets gets a new key when it is migrated, with which none of them would fit. */
async function takeReceiptKey(rows: Rows, later: Rows) {
  const secrets = later.selectFrom('outbox_secrets').selectAll().where('name', '=', 'receipts')
  const key = await secrets.executeTakeFirst()
  if (key === undefined) return
  const own = rows.updateTable('outbox_secrets').set({ secret: key.secret })
  await own.where('name', '=', key.name).execute()
}

async function findKeys(rows: Rows): Promise<string[]> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  return (await needing.select('key').execute()).map(({ key }) => key)
}

async function addRequest(rows: Rows, later: Rows, key: string) {
  const waiting = later.selectFrom('outbox_entries').selectAll().where('key', '=', key)
  const request = await waiting.where('status', '!=', 'over').executeTakeFirst()
  if (request === undefined) return
  const entries = rows.insertInto('outbox_entries').values({ ...request, store: null })
  await entries.onConflict((conflict) => conflict.doNothing()).execute()
}
