import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createSteadyClock } from '#storage/steady-clock.ts'

import { rowsOf } from '../tables.ts'
import { photoFiles } from './photos.ts'
import { deleteMarks, emptyEntries, findOlderThan, findPhotoPaths } from './queries.ts'

type Store = { database: Database; media: MediaStore }
type Round = Store & { retentionDays: number; now: number; isClockSteady: boolean }
type UpkeepOptions = Store & {
  /** How long the agency keeps entries. */
  retentionDays: number
  now?: () => number
  /** Told when it could not be done; the next time is an hour later. */
  report: (error: unknown) => void
}

/** How long a key is known after its entry is gone (contract: Panel service). */
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
  ...own
}: UpkeepOptions): () => Promise<void> {
  const isClockSteady = createSteadyClock(now)
  let underWay = Promise.resolve()
  const keepUp = () => {
    const round = { ...own, now: now(), isClockSteady: isClockSteady() }
    underWay = underWay.then(() => keepEntriesUp(round)).catch(report)
  }
  keepUp()
  const timer = setInterval(keepUp, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

async function keepEntriesUp({ isClockSteady, ...round }: Round) {
  const { database, media, now } = round
  if (isClockSteady) await endOld(round)
  const files = photoFiles(media, () => now)
  await files.sweep(() => findPhotoPaths(rowsOf(database)), ROW_COMES_WITHIN_MS)
  await database.eraseTraces()
}

async function endOld({ retentionDays, now, ...store }: Omit<Round, 'isClockSteady'>) {
  const rows = rowsOf(store.database)
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString()
  for (;;) {
    const ids = await findOlderThan(rows, before(retentionDays), AT_ONCE)
    if (ids.length === 0) break
    await forgetEntries(store, ids, now)
  }
  await deleteMarks(rows, before(MARK_DAYS))
}

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
