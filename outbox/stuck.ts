import type { ExpressionBuilder } from 'kysely'

import { toNumbers } from '#storage/expiry-guard.ts'

import { isOfStore, type KeptEntry } from './entries.ts'
import type { OutboxTables, Rows } from './tables.ts'

const AT_A_TIME = 500

type Stuck = Pick<KeptEntry, 'key' | 'status' | 'tries' | 'reason' | 'received_at'>
type Where = ExpressionBuilder<OutboxTables, 'outbox_entries'>

/**
 * Entries to report to the operator, and not reported since: refused, in moderation, or waiting for very long. They count as
 * reported from now on; of several processes one gets each.
 */
export async function takeStuck(
  rows: Rows,
  since: { received: number; alarmed: number },
  now: number,
): Promise<Stuck[]> {
  const isUnreported = (eb: Where) =>
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
    .where(isUnreported)
    .limit(AT_A_TIME)
    .execute()
  if (stuck.length === 0) return []
  const keys = stuck.map(({ key }) => key)
  const taken = rows.updateTable('outbox_entries').set({ alarmed_at: now }).where('key', 'in', keys)
  const columns = ['key', 'status', 'tries', 'reason', 'received_at'] as const
  return taken.where(isUnreported).returning(columns).execute()
}

/** How many entries outside moderation came before a time: they are kept only because the panel takes others. */
export async function countOutlasting(rows: Rows, receivedBefore: number): Promise<number> {
  const { total } = await rows
    .selectFrom('outbox_entries')
    .where('status', 'in', ['waiting', 'refused'])
    .where('received_at', '<', receivedBefore)
    .select(({ fn }) => fn.countAll<number | string>().as('total')) // PostgreSQL's are text
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Before when an entry must have come to end now: for every reason, or where the panel is not known to take others. */
export type EntriesEnd = { retained: number; stuck: number; panelTakes: boolean }

/** When the end of its age comes for an entry. What somebody of the agency did not look at is no failure of the panel's. */
function isTooOld({ retained, stuck, panelTakes }: EntriesEnd) {
  return (eb: Where) =>
    eb.or([
      eb('received_at', '<', retained),
      panelTakes
        ? eb.and([eb('received_at', '<', stuck), eb('status', '=', 'held')])
        : eb('received_at', '<', stuck),
    ])
}

/** How many entries of a store may not be kept any longer, of how many. */
export async function countTooOld(rows: Rows, store: string | null, end: EntriesEnd) {
  const counts = rows
    .selectFrom('outbox_entries')
    .where('status', '!=', 'over')
    .where(isOfStore(store))
    .select(({ fn }) => [
      fn.countAll<number | string>().as('total'),
      fn.countAll<number | string>().filterWhere(isTooOld(end)).as('due'),
    ])
  return toNumbers(await counts.executeTakeFirstOrThrow())
}

/** Entries of a store that may not be kept any longer, also one that is just being sent: a few of them. */
export async function findTooOld(
  rows: Rows,
  store: string | null,
  end: EntriesEnd,
): Promise<KeptEntry[]> {
  return rows
    .selectFrom('outbox_entries')
    .selectAll()
    .where('status', '!=', 'over')
    .where(isTooOld(end))
    .where(isOfStore(store))
    .limit(AT_A_TIME)
    .execute()
}

const isOfAnother = (store: string | null) => (eb: Where) => eb.not(isOfStore(store)(eb))

/** How many rows of other stores came before a time, also what is left of entries that are over, of how many. */
export async function countOfOthers(rows: Rows, store: string | null, receivedBefore: number) {
  const counts = rows
    .selectFrom('outbox_entries')
    .where(isOfAnother(store))
    .select(({ fn }) => [
      fn.countAll<number | string>().as('total'),
      fn.countAll<number | string>().filterWhere('received_at', '<', receivedBefore).as('due'),
    ])
  return toNumbers(await counts.executeTakeFirstOrThrow())
}

/** Deletes rows of other stores; their keys. Their photos are swept, wherever they are, as nobody names them any more. */
export async function removeOfOthers(rows: Rows, store: string | null, receivedBefore: number) {
  const old = rows.deleteFrom('outbox_entries').where('received_at', '<', receivedBefore)
  const removed = await old.where(isOfAnother(store)).returning('key').execute()
  return removed.map(({ key }) => key)
}

/** How many entries wait whose photos are in a named store, for each of these. */
export async function countByStore(rows: Rows) {
  const counts = await rows
    .selectFrom('outbox_entries')
    .where('status', '!=', 'over')
    .where('store', 'is not', null)
    .groupBy('store')
    .select(({ fn }) => ['store', fn.countAll<number | string>().as('total')])
    .$narrowType<{ store: string }>()
    .execute()
  return counts.map(({ store, total }) => ({ store, total: Number(total) })) // PostgreSQL's are text
}

/** Whether the panel has taken anything since then. */
export async function hasTakenSince(rows: Rows, since: number): Promise<boolean> {
  const newest = rows.selectFrom('outbox_marks').select('key').where('arrived_at', '>', since)
  return (await newest.limit(1).executeTakeFirst()) !== undefined
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
