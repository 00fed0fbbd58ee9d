import type { Clock, Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createExpiryGuard, type ExpiryEvent, type ExpiryGuard } from '#storage/expiry-guard.ts'

import { rowsOf } from '../service/tables.ts'
import { photoFiles } from './photos.ts'
import {
  countTombstones,
  countOlderThan,
  deleteTombstones,
  emptyEntries,
  findOlderThan,
  findPhotoPaths,
} from './queries.ts'

type Store = { database: Database; media: MediaStore }
type Round = Store & { retentionDays: number; guard: ExpiryGuard }
type UpkeepOptions = Store & {
  /** The agency's retention period for entries. */
  retentionDays: number
  /** The id of the media store, as machines that share a database may each have one; null if it has none yet. */
  store?: string | null | undefined
  now?: Clock
  /** Receives the error of a failed round; the next round follows an hour later. */
  report: (error: unknown) => void
  /** Receives events of deletions by age, and of what prevents them. */
  onExpiry: (event: ExpiryEvent) => void
}

/** How long a tombstone stays after its entry is gone (docs/product.md: Embedded provider). */
const TOMBSTONE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000
const AT_ONCE = 100

/** A photo's row may follow the photo within this time; later, a photo without a row is removed. */
const ROW_COMES_WITHIN_MS = DAY_MS

/**
 * Removes expired data, now and every hour: entries with their photos after the retention period, tombstones after 30 days,
 * photos without an entry. One machine at a time does it.
 *
 * @returns stops the upkeep; waits for the round in flight.
 */
export function startUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { store = null, now, report, onExpiry, ...own } = options
  const { database } = own
  const guard = createExpiryGuard({ database, store, now: now ?? database.now, report: onExpiry })
  let inFlight = Promise.resolve()
  const keepUp = () => {
    inFlight = inFlight.then(() => keepEntriesUp({ ...own, guard })).catch(report)
  }
  keepUp()
  const timer = setInterval(keepUp, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await inFlight
  }
}

async function keepEntriesUp(round: Round) {
  const { database, media, guard } = round
  await using lock = await database.tryLock('upkeep of entries')
  if (lock === null) return // another machine does it
  await expireEntries(round)
  await expireTombstones(round)
  const findNamed = () => findPhotoPaths(rowsOf(database))
  await guard.run('stray photos', (run) =>
    photoFiles(media, () => run.now).sweep(run, { findNamed, olderThanMs: ROW_COMES_WITHIN_MS }),
  )
  await database.eraseTraces()
}

async function expireEntries({ retentionDays, guard, ...store }: Round) {
  const rows = rowsOf(store.database)
  await guard.run('entries', async (run) => {
    const before = daysBefore(run.now, retentionDays)
    if (!(await run.mayDelete(await countOlderThan(rows, before)))) return
    for (;;) {
      const ids = await findOlderThan(rows, before, AT_ONCE)
      if (ids.length === 0) return
      await forgetEntries(store, ids, run.now)
      run.deleted(ids.length)
    }
  })
}

async function expireTombstones({ database, guard }: Round) {
  const rows = rowsOf(database)
  await guard.run('marks of entries', async (run) => {
    const goneBefore = daysBefore(run.now, TOMBSTONE_DAYS)
    if (await run.mayDelete(await countTombstones(rows, goneBefore))) {
      run.deleted(await deleteTombstones(rows, goneBefore))
    }
  })
}

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString()

/** Deletes entries with their photos. Only the keys stay, which identify nobody. */
export async function forgetEntries(
  { database, media }: Store,
  ids: readonly string[],
  now: number,
) {
  const photos = await emptyEntries(rowsOf(database), ids, new Date(now).toISOString())
  await photoFiles(media, () => now).remove(photos.map(({ path }) => path))
  await database.eraseTraces()
}
