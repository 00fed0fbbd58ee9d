import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createExpiryGuard, type ExpiryEvent, type ExpiryGuard } from '#storage/expiry-guard.ts'

import { rowsOf } from '../service/tables.ts'
import { photoFiles } from './photos.ts'
import {
  countMarks,
  countOlderThan,
  deleteMarks,
  emptyEntries,
  findOlderThan,
  findPhotoPaths,
} from './queries.ts'

type Store = { database: Database; media: MediaStore }
type Round = Store & { retentionDays: number; guard: ExpiryGuard }
type UpkeepOptions = Store & {
  /** How long the agency keeps entries. */
  retentionDays: number
  now?: () => number
  /** Told when it could not be done; the next time is an hour later. */
  report: (error: unknown) => void
  /** Told of what ends by its age, and of what keeps it from ending. */
  onExpiry: (event: ExpiryEvent) => void
}

/** How long a key is known after its entry is gone (docs/product.md: Embedded provider). */
const MARK_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000
const AT_ONCE = 100

/** How long after a photo was written its row may still come; one without a row is nobody's from then on. */
const ROW_COMES_WITHIN_MS = DAY_MS

/**
 * Ends what is over, now and every hour: entries after the agency's period with their photos, marks after 30 days, photos
 * without an entry.
 *
 * @returns to be called at the end; waits for what is under way: one round after the other.
 */
export function startUpkeep({
  now = Date.now,
  report,
  onExpiry,
  ...own
}: UpkeepOptions): () => Promise<void> {
  const guard = createExpiryGuard({ database: own.database, now, report: onExpiry })
  let underWay = Promise.resolve()
  const keepUp = () => {
    underWay = underWay.then(() => keepEntriesUp({ ...own, guard })).catch(report)
  }
  keepUp()
  const timer = setInterval(keepUp, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

async function keepEntriesUp(round: Round) {
  const { database, media, guard } = round
  await endEntries(round)
  await endMarks(round)
  const findNamed = () => findPhotoPaths(rowsOf(database))
  await guard.run('stray photos', (run) =>
    photoFiles(media, () => run.now).sweep(run, { findNamed, olderThanMs: ROW_COMES_WITHIN_MS }),
  )
  await database.eraseTraces()
}

async function endEntries({ retentionDays, guard, ...store }: Round) {
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

async function endMarks({ database, guard }: Round) {
  const rows = rowsOf(database)
  await guard.run('marks of entries', async (run) => {
    const goneBefore = daysBefore(run.now, MARK_DAYS)
    if (await run.mayDelete(await countMarks(rows, goneBefore))) {
      run.deleted(await deleteMarks(rows, goneBefore))
    }
  })
}

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString()

/** Ends entries with their photos; of each only its key stays, which is no longer anybody's. */
export async function forgetEntries(
  { database, media }: Store,
  ids: readonly string[],
  now: number,
) {
  const photos = await emptyEntries(rowsOf(database), ids, new Date(now).toISOString())
  await photoFiles(media, () => now).remove(photos.map(({ path }) => path))
  await database.eraseTraces()
}
