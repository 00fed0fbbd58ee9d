import type { Selectable } from 'kysely'

import { countRows } from '#storage/count-rows.ts'

import type { Cleanup } from './cleanup.ts'
import { emptied, type Entries, type StoredEntry, noLease, isOfStore } from './entries.ts'
import type { OutboxTables, Rows } from './tables.ts'
import { readPaths } from './payload.ts'

/** An entry in the operator's list: nothing about the visitor who sent it. */
export type ListedEntry = Pick<StoredEntry, 'key' | 'kind' | 'status' | 'tries' | 'reason'> & {
  receivedAt: Date
}

/** All entries that have not arrived, oldest first. */
export async function listEntries(rows: Rows): Promise<ListedEntry[]> {
  const entries = await rows
    .selectFrom('outbox_entries')
    .select(['key', 'kind', 'status', 'tries', 'reason', 'received_at'])
    .where('status', '!=', 'over')
    .orderBy('received_at')
    .execute()
  return entries.map(({ received_at, ...entry }) => ({
    ...entry,
    receivedAt: new Date(received_at),
  }))
}

/** How often an entry was tried. `tries` does not include the try that the panel refused, so it is added. */
export function triesOf({ status, tries }: Pick<StoredEntry, 'status' | 'tries'>): number {
  return status === 'refused' ? tries + 1 : tries
}

/** The same in words: `1 time`, `3 times`. */
export function timesOf(entry: Pick<StoredEntry, 'status' | 'tries'>): string {
  const tries = triesOf(entry)
  return tries === 1 ? '1 time' : `${tries} times`
}

/** The number of entries that have not arrived, by status. */
export async function countEntries(
  rows: Rows,
): Promise<ReadonlyMap<StoredEntry['status'], number>> {
  const counts = await rows
    .selectFrom('outbox_entries')
    .select(({ fn }) => ['status', fn.countAll<number>().as('total')])
    .where('status', '!=', 'over')
    .groupBy('status')
    .execute()
  return new Map(counts.map(({ status, total }) => [status, total]))
}

/** The mark of an arrived entry: all that is left of it. */
export type Mark = Selectable<OutboxTables['outbox_marks']>

/**
 * Whether the entry of a mark has arrived. Not every panel gives an id; an entry that was withdrawn before it is known to have
 * arrived has one time for both.
 */
export function hasArrived(mark: Pick<Mark, 'panel_id' | 'arrived_at' | 'withdrawn_at'>): boolean {
  return mark.panel_id !== '' || mark.arrived_at !== mark.withdrawn_at
}

export async function findMark(rows: Rows, key: string): Promise<Mark | null> {
  const mark = rows.selectFrom('outbox_marks').selectAll().where('key', '=', key)
  return (await mark.executeTakeFirst()) ?? null
}

/** Schedules an entry again, even one that was refused or in moderation, for any site with its photos; false without one. */
export async function resendEntry(rows: Rows, key: string, now: number): Promise<boolean> {
  const entry = rows.updateTable('outbox_entries').where('key', '=', key)
  const anew = { status: 'waiting', due_at: now, tries: 0, tried_at: null } as const
  const { numUpdatedRows } = await entry
    .set({ ...anew, ...noLease, store: null })
    .where('status', '!=', 'over')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The number of entries deleted at a time. */
const AT_A_TIME = 500

type Dropping = { entries: Entries; cleanup: Cleanup }

/** Deletes all entries in moderation; returns their number, and how many of them have photos in another store. */
export async function dropInModeration({ rows, entries, cleanup }: Dropping & { rows: Rows }) {
  for (let count = 0, elsewhere = 0; ;) {
    const inModeration = await rows
      .selectFrom('outbox_entries')
      .select('key')
      .where('status', '=', 'held')
      .limit(AT_A_TIME)
      .execute()
    if (inModeration.length === 0) return { count, elsewhere }
    const dropped = await rows
      .updateTable('outbox_entries')
      .set(emptied)
      .where('status', '=', 'held') // another command may be releasing one of them
      .where(
        'key',
        'in',
        inModeration.map(({ key }) => key),
      )
      .returning(['key', 'store'])
      .execute()
    for (const entry of dropped) await cleanup.clear(entry)
    await cleanup.finish()
    count += dropped.length
    elsewhere += dropped.filter((entry) => !entries.isOurs(entry)).length
  }
}

/**
 * Deletes an entry unless a process is sending it; from then on, no process can send it. `elsewhere`: its photos are in another
 * store, and the site with that store deletes them.
 */
export async function dropEntry(
  { entries, cleanup }: Dropping,
  key: string,
): Promise<'dropped' | 'elsewhere' | 'on-its-way' | 'none'> {
  const dropped = await entries.giveUpIfFree(key)
  if (dropped === null) {
    const found = await entries.find(key)
    return found === null || found.status === 'over' ? 'none' : 'on-its-way'
  }
  await cleanup.clear(dropped)
  await cleanup.finish()
  return entries.isOurs(dropped) ? 'dropped' : 'elsewhere'
}

/** The paths of the photos in a store that entries still need; an entry that is over needs none. */
export async function findNeededPhotos(rows: Rows, store: string): Promise<string[]> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  const named = await needing.where(isOfStore(store)).select('photos').execute()
  return named.flatMap(({ photos }) => readPaths(photos))
}

/** The number of entries whose photos are in other stores. */
export function countElsewhere(rows: Rows, store: string): Promise<number> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  return countRows(needing.where('store', 'is not', null).where('store', '!=', store))
}
