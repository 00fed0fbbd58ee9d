import type { ExpressionBuilder } from 'kysely'

import { countDue, countRows } from '#storage/count-rows.ts'

import { isOfStore, type StoredEntry } from './entries.ts'
import type { EntryExpressions, OutboxTables, Rows } from './tables.ts'

const AT_A_TIME = 500

/** The number of entries outside moderation received before a time: they are kept only because the panel accepts others. */
export function countOutlasting(rows: Rows, receivedBefore: number): Promise<number> {
  const left = rows.selectFrom('outbox_entries').where('status', 'in', ['waiting', 'refused'])
  return countRows(left.where('received_at', '<', receivedBefore))
}

/** Entries received before `retained` end in any case; before `unaccepted`, unless the panel accepts others (`panelTakes`). */
export type EntriesEnd = { retained: number; unaccepted: number; panelTakes: boolean }

/** Whether an entry is too old. Entries in moderation end at `unaccepted` in any case: that they wait is not the panel's failure. */
function isTooOld({ retained, unaccepted, panelTakes }: EntriesEnd) {
  return (eb: EntryExpressions) =>
    eb.or([
      eb('received_at', '<', retained),
      panelTakes
        ? eb.and([eb('received_at', '<', unaccepted), eb('status', '=', 'held')])
        : eb('received_at', '<', unaccepted),
    ])
}

/** The number of a store's entries, and of those that must not be kept any longer. */
export function countTooOld(rows: Rows, store: string | null, end: EntriesEnd) {
  const left = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  return countDue(left.where(isOfStore(store)), isTooOld(end))
}

/** A store's entries that must not be kept any longer, even if they are being sent; a limited number. */
export async function findTooOld(
  rows: Rows,
  store: string | null,
  end: EntriesEnd,
): Promise<StoredEntry[]> {
  return rows
    .selectFrom('outbox_entries')
    .selectAll()
    .where('status', '!=', 'over')
    .where(isTooOld(end))
    .where(isOfStore(store))
    .limit(AT_A_TIME)
    .execute()
}

const isOfAnother = (store: string | null) => (eb: EntryExpressions) => eb.not(isOfStore(store)(eb))

/** The number of other stores' rows, including entries that are over, and of those received before a time. */
export function countOfOthers(rows: Rows, store: string | null, receivedBefore: number) {
  const others = rows.selectFrom('outbox_entries').where(isOfAnother(store))
  return countDue(others, (eb) => eb('received_at', '<', receivedBefore))
}

/** Deletes old rows of other stores and returns their keys. Without a row, their photos are swept in their own store. */
export async function removeOfOthers(rows: Rows, store: string | null, receivedBefore: number) {
  const old = rows.deleteFrom('outbox_entries').where('received_at', '<', receivedBefore)
  const removed = await old.where(isOfAnother(store)).returning('key').execute()
  return removed.map(({ key }) => key)
}

/** Whether the panel has accepted any entry since a time. */
export async function hasAcceptedSince(rows: Rows, since: number): Promise<boolean> {
  const newest = rows
    .selectFrom('outbox_marks')
    .select('key')
    .where('arrived_at', '>', since)
    // not those of entries that were withdrawn before they arrived (`hasArrived`)
    .where((eb) => eb.or([eb('panel_id', '!=', ''), eb('withdrawn_at', 'is', null)]))
  return (await newest.limit(1).executeTakeFirst()) !== undefined
}

type MarksEnd = { arrived: number; agreed: number }

/** The number of marks, and of those that are too old. */
export function countOldMarks(rows: Rows, before: MarksEnd) {
  return countDue(rows.selectFrom('outbox_marks'), areOld(before))
}

/** Deletes old marks and returns their number. */
export async function removeOldMarks(rows: Rows, before: MarksEnd): Promise<number> {
  const marks = rows.deleteFrom('outbox_marks').where(areOld(before))
  return Number((await marks.executeTakeFirstOrThrow()).numDeletedRows)
}

/** Whether a mark is too old. Marks that prove a consent have their own period. */
function areOld(before: MarksEnd) {
  return (eb: ExpressionBuilder<OutboxTables, 'outbox_marks'>) =>
    eb.and([
      eb('arrived_at', '<', before.arrived),
      eb.or([eb('agreed_at', 'is', null), eb('arrived_at', '<', before.agreed)]),
    ])
}
