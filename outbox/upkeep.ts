import type { Database } from '#storage/database.ts'
import type { ExpiryGuard } from '#storage/expiry-guard.ts'
import { reasonOf } from '#storage/storage-error.ts'

import type { Clearing } from './clearing.ts'
import { type Entries, findPhotos } from './entries.ts'
import type { Report } from './events.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'
import { countOldMarks, countTooOld, findTooOld, removeOldMarks, takeStuck } from './stuck.ts'
import { rowsOf } from './tables.ts'

type UpkeepOptions = {
  database: Database
  store: string | null
  entries: Entries
  photos: WaitingPhotos
  clearing: Clearing
  limits: OutboxLimits
  report: Report
  guard: ExpiryGuard
  now: () => number
}

/** References that are told one by one. */
const REFERENCES_TOLD = 20

/** What is done now and then: ends what is over or too old, tells of what is stuck. Never rejects. */
export function createUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { database, store, entries, photos, clearing, limits, report, guard, now } = options
  const rows = rowsOf(database)

  const endMarks = () =>
    guard.run('outbox marks', async (run) => {
      const { keepMarksMs, keepConsentMs } = limits
      const end = { arrived: run.now - keepMarksMs, agreed: run.now - keepConsentMs }
      if (await run.mayDelete(await countOldMarks(rows, end))) {
        run.deleted(await removeOldMarks(rows, end))
      }
    })

  const endStuck = () =>
    guard.run('outbox entries', async (run) => {
      const receivedBefore = run.now - limits.keepStuckMs
      if (!(await run.mayDelete(await countTooOld(rows, store, receivedBefore)))) return
      const references: string[] = []
      try {
        for (const entry of await findTooOld(rows, store, receivedBefore)) {
          if (await entries.giveUp(entry.key)) {
            run.deleted(1)
            references.push(entry.key)
          }
          await clearing.clear(entry)
        }
      } finally {
        if (references.length > 0) report({ kind: 'entries-ended', references })
      }
    })

  async function alarm() {
    const at = now()
    const since = { received: at - limits.alarmAfterMs, alarmed: at - limits.alarmEveryMs }
    const stuck = await takeStuck(rows, since, at)
    if (stuck.length === 0) return
    const references = stuck.slice(0, REFERENCES_TOLD)
    report({ kind: 'entries-stuck', total: stuck.length, references })
  }

  async function findNamed(): Promise<ReadonlySet<string>> {
    return new Set((await findPhotos(rows)).flatMap(readPaths))
  }

  const sweep = () =>
    guard.run('stray outbox photos', (run) =>
      photos.sweep(run, { findNamed, olderThanMs: limits.strayAfterMs }),
    )

  const steps = [endMarks, endStuck, alarm, sweep, () => clearing.finish()]
  return async () => {
    for (const step of steps) {
      await step().catch((error: unknown) =>
        report({ kind: 'storage-failed', reason: reasonOf(error) }),
      )
    }
  }
}
