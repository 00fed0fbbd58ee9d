import type { Database } from '#storage/database.ts'
import { createSteadyClock } from '#storage/steady-clock.ts'
import { reasonOf } from '#storage/storage-error.ts'

import type { Clearing } from './clearing.ts'
import { type Entries, findPhotos } from './entries.ts'
import type { Report } from './events.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { readPaths } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'
import { findTooOld, removeOldMarks, takeStuck } from './stuck.ts'
import { rowsOf } from './tables.ts'

type UpkeepOptions = {
  database: Database
  store: string | null
  entries: Entries
  photos: WaitingPhotos
  clearing: Clearing
  limits: OutboxLimits
  report: Report
  now: () => number
}

/** References that are told one by one. */
const REFERENCES_TOLD = 20

/** What is done now and then: ends what is over or too old, tells of what is stuck. Never rejects. */
export function createUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { database, store, entries, photos, clearing, limits, report, now } = options
  const rows = rowsOf(database)
  const isClockSteady = createSteadyClock(now)

  async function endOld() {
    if (!isClockSteady()) return
    const at = now()
    const marksEnd = { arrived: at - limits.keepMarksMs, agreed: at - limits.keepConsentMs }
    await removeOldMarks(rows, marksEnd)
    const references: string[] = []
    for (const entry of await findTooOld(rows, store, now() - limits.keepStuckMs)) {
      if (await entries.giveUp(entry.key)) references.push(entry.key)
      await clearing.clear(entry)
    }
    if (references.length > 0) report({ kind: 'entries-ended', references })
  }

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

  const steps = [
    endOld,
    alarm,
    () => photos.sweep(findNamed, limits.strayAfterMs),
    () => clearing.finish(),
  ]
  return async () => {
    for (const step of steps) {
      await step().catch((error: unknown) =>
        report({ kind: 'storage-failed', reason: reasonOf(error) }),
      )
    }
  }
}
