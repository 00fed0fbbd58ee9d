import type { Clock, Database } from '#storage/database.ts'
import type { ExpiryGuard } from '#storage/expiry-guard.ts'
import { reasonOf } from '#storage/storage-error.ts'

import type { Cleanup } from './cleanup.ts'
import { type Entries, findPhotos, type StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import {
  countOfOthers,
  countOldMarks,
  countOutlasting,
  countTooOld,
  type EntriesEnd,
  findTooOld,
  hasAcceptedSince,
  removeOfOthers,
  removeOldMarks,
} from './expiry.ts'
import { triesOf } from './operating.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'
import { rowsOf, type EntryExpressions, type Rows } from './tables.ts'

type UpkeepOptions = {
  database: Database
  store: string | null
  entries: Entries
  photos: WaitingPhotos
  cleanup: Cleanup
  limits: OutboxLimits
  report: Report
  guard: ExpiryGuard
  now: Clock
}

/** The most references in one report. */
const MAX_REFERENCES = 20

/**
 * Regular maintenance: deletes finished and too old entries, and reports stuck ones. Of the machines that share a media store, one
 * at a time does it. Never rejects.
 */
export function createUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { database, store, entries, cleanup, limits, report, guard } = options
  const rows = rowsOf(database)

  const endMarks = () =>
    guard.run('outbox marks', async (run) => {
      const { keepMarksMs, retentionMs } = limits
      const end = { arrived: run.now - keepMarksMs, agreed: run.now - retentionMs }
      if (await run.mayDelete(await countOldMarks(rows, end))) {
        run.deleted(await removeOldMarks(rows, end))
      }
    })

  const findEnd = async (at: number): Promise<EntriesEnd> => ({
    retained: at - limits.retentionMs,
    unaccepted: at - limits.keepUnacceptedMs,
    panelTakes: await hasAcceptedSince(rows, at - limits.panelTakesWithinMs),
  })

  const endTooOld = () =>
    guard.run('outbox entries', async (run) => {
      const end = await findEnd(run.now)
      if (!(await run.mayDelete(await countTooOld(rows, store, end)))) return
      const references: string[] = []
      try {
        for (const entry of await findTooOld(rows, store, end)) {
          if (await entries.giveUp(entry.key)) {
            run.deleted(1)
            references.push(entry.key)
          }
          await cleanup.clear(entry)
        }
      } finally {
        if (references.length > 0) report({ kind: 'entries-ended', references })
      }
    })

  const [alarm, endOfOthers] = [createAlarm(options), createEndOfOthers(options)]
  const sweep = createSweep(options)
  const steps = [endMarks, endTooOld, endOfOthers, alarm, sweep, () => cleanup.finish()]
  const fail = (error: unknown) => report({ kind: 'storage-failed', reason: reasonOf(error) })

  async function keepUp() {
    await using lock = await database.tryLock(`upkeep of the outbox with store ${store}`)
    if (lock === null) return // another machine does it
    for (const step of steps) await step().catch(fail)
  }
  return () => keepUp().catch(fail)
}

/** Reports stuck entries daily. */
function createAlarm({ database, limits, report, now }: UpkeepOptions) {
  const rows = rowsOf(database)
  return async () => {
    const at = await now()
    const since = { received: at - limits.alarmAfterMs, alarmed: at - limits.alarmEveryMs }
    const stuck = await takeUnreported(rows, since, at)
    if (stuck.length === 0) return
    const references = stuck.slice(0, MAX_REFERENCES).map(({ key }) => key)
    report({ kind: 'entries-stuck', total: stuck.length, references })
    if (!(await hasAcceptedSince(rows, at - limits.panelTakesWithinMs))) return
    const end = at - limits.keepUnacceptedMs
    const outlasting = stuck.filter((entry) => entry.status !== 'held' && entry.received_at < end)
    if (outlasting.length === 0) return
    report({ kind: 'entries-outlast', total: await countOutlasting(rows, end) })
    for (const entry of outlasting.slice(0, MAX_REFERENCES)) {
      // the panel's reason for a refusal may quote the entry
      const reason = entry.status === 'refused' ? 'the panel refused it' : entry.reason
      report({ kind: 'entry-outlasts', reference: entry.key, tries: triesOf(entry), reason })
    }
  }
}

/** Deletes old entries of other stores: the site with their photos may no longer exist, or its store may have lost its id. */
function createEndOfOthers(options: UpkeepOptions) {
  const { database, store, cleanup, limits, report, guard } = options
  const rows = rowsOf(database)
  return () =>
    guard.run('outbox entries of other stores', async (run) => {
      const end = run.now - limits.retentionMs
      if (!(await run.mayDelete(await countOfOthers(rows, store, end)))) return
      const references = await removeOfOthers(rows, store, end)
      run.deleted(references.length)
      if (references.length === 0) return
      cleanup.noteDeleted()
      report({ kind: 'entries-ended', references })
    })
}

/** Deletes photos without a row, once an hour: it lists all photos, which costs money in S3. */
function createSweep({ database, photos, limits, guard, now }: UpkeepOptions) {
  const rows = rowsOf(database)
  let sweptAt = -Infinity
  const findNamed = async () => new Set((await findPhotos(rows)).flatMap(readPaths))
  return async () => {
    const at = await now()
    if (Math.abs(at - sweptAt) < limits.sweepEveryMs) return
    sweptAt = at
    await guard.run('stray outbox photos', (run) =>
      photos.sweep(run, { findNamed, olderThanMs: limits.strayAfterMs }),
    )
  }
}

const AT_A_TIME = 500

type Unreported = Pick<StoredEntry, 'key' | 'status' | 'tries' | 'reason' | 'received_at'>

/**
 * Takes the entries to report to the operator: refused, in moderation, or waiting for very long, and not reported since
 * `since.alarmed`. Marks them as reported; of several processes, only one gets each entry.
 */
async function takeUnreported(
  rows: Rows,
  since: { received: number; alarmed: number },
  now: number,
): Promise<Unreported[]> {
  const isUnreported = (eb: EntryExpressions) =>
    eb.or([eb('alarmed_at', 'is', null), eb('alarmed_at', '<', since.alarmed)])
  const found = await rows
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
  if (found.length === 0) return []
  const keys = found.map(({ key }) => key)
  const taken = rows.updateTable('outbox_entries').set({ alarmed_at: now }).where('key', 'in', keys)
  const columns = ['key', 'status', 'tries', 'reason', 'received_at'] as const
  return taken.where(isUnreported).returning(columns).execute()
}
