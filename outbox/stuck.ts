import type { ExpressionBuilder } from 'kysely'

import { isOfStore, type KeptEntry } from './entries.ts'
import type { OutboxTables, Rows } from './tables.ts'

const AT_A_TIME = 500

/**
 * Entries that somebody should look at and was not told of since: refused or held, or waiting for very long. From now on they
 * count as told of: of several processes one gets each.
 */
export async function takeStuck(
  rows: Rows,
  since: { received: number; alarmed: number },
  now: number,
): Promise<string[]> {
  const isNews = (eb: ExpressionBuilder<OutboxTables, 'outbox_entries'>) =>
    eb.or([eb('alarmed_at', 'is', null), eb('alarmed_at', '<', since.alarmed)])
  const stuck = await rows
    .selectFrom('outbox_entries')
    .select('key')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['refused', 'held']),
        eb.and([eb('status', '=', 'waiting'), eb('received_at', '<', since.received)]),
      ]),
    )
    .where(isNews)
    .limit(AT_A_TIME)
    .execute()
  if (stuck.length === 0) return []
  const keys = stuck.map(({ key }) => key)
  const taken = rows.updateTable('outbox_entries').set({ alarmed_at: now }).where('key', 'in', keys)
  return (await taken.where(isNews).returning('key').execute()).map(({ key }) => key)
}

/** How many entries of a store may not be kept any longer, of how many. */
export async function countTooOld(rows: Rows, store: string | null, receivedBefore: number) {
  const counts = rows
    .selectFrom('outbox_entries')
    .where('status', '!=', 'over')
    .where(isOfStore(store))
    .select(({ fn }) => [
      fn.countAll<number | string>().as('total'),
      fn.countAll<number | string>().filterWhere('received_at', '<', receivedBefore).as('due'),
    ])
  return toNumbers(await counts.executeTakeFirstOrThrow())
}

/** Entries of a store that may not be kept any longer, also one that is just being sent: a few of them. */
export async function findTooOld(
  rows: Rows,
  store: string | null,
  receivedBefore: number,
): Promise<KeptEntry[]> {
  return rows
    .selectFrom('outbox_entries')
    .selectAll()
    .where('status', '!=', 'over')
    .where('received_at', '<', receivedBefore)
    .where(isOfStore(store))
    .limit(AT_A_TIME)
    .execute()
}

type MarksEnd = { arrived: number; agreed: number }

/** How many marks have ended, of how many. */
export async function countOldMarks(rows: Rows, before: MarksEnd) {
  const counts = rows
    .selectFrom('outbox_marks')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('total'),
      fn.countAll<number | string>().filterWhere(areOld(before)).as('due'),
    ])
  return toNumbers(await counts.executeTakeFirstOrThrow())
}

/** Ends marks; their number. */
export async function removeOldMarks(rows: Rows, before: MarksEnd): Promise<number> {
  const marks = rows.deleteFrom('outbox_marks').where(areOld(before))
  return Number((await marks.executeTakeFirstOrThrow()).numDeletedRows)
}

/** Those that prove a consent end after a period of their own. */
function areOld(before: MarksEnd) {
  return (eb: ExpressionBuilder<OutboxTables, 'outbox_marks'>) =>
    eb.and([
      eb('arrived_at', '<', before.arrived),
      eb.or([eb('agreed_at', 'is', null), eb('arrived_at', '<', before.agreed)]),
    ])
}

/** PostgreSQL's counts are text. */
function toNumbers({ due, total }: Record<'due' | 'total', number | string>) {
  return { due: Number(due), total: Number(total) }
}
