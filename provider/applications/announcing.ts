import type { Rows } from '../tables.ts'
import type { EntryKind } from './entry.ts'
import { findUnannounced, markAnnounced } from './queries.ts'

/** What the agency is told of an entry; nothing else. */
export type Announcement = { id: string; kind: EntryKind }

type AnnouncingOptions = {
  rows: Rows
  /** Tells the agency; throws when that did not work. */
  tell: (announcement: Announcement) => Promise<void>
  /** Told of each failure. */
  report: (failure: { error: unknown; waitMs: number }) => void
  /** How long to wait after the first failure, the second, and so on; the last for all that follow. */
  waitsMs?: readonly number[]
  now?: () => number
}

/** Announces entries, also those that could not be announced before the process ended. */
export type Announcing = {
  /** There is something to announce. */
  wake: () => void
  /** Ends it; waits for the announcement that is under way. */
  close: () => Promise<void>
}

const MINUTE_MS = 60_000
const waitsOfMail = [5_000, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS]

/** One after the other. While telling fails all wait: it is the way that is closed, not one entry's. */
export function createAnnouncing(options: AnnouncingOptions): Announcing {
  const { rows, tell, report, waitsMs = waitsOfMail, now = Date.now } = options
  let underWay = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let isClosed = false

  async function announceAll() {
    for (;;) {
      const entry = isClosed || timer !== null ? null : await findUnannounced(rows)
      if (entry === null) return
      await tell(entry)
      failures = 0
      await markAnnounced(rows, entry.id, new Date(now()).toISOString())
    }
  }

  function tryLater(error: unknown) {
    const waitMs = waitsMs[Math.min(failures++, waitsMs.length - 1)] ?? 0
    report({ error, waitMs })
    if (isClosed) return
    timer = setTimeout(() => {
      timer = null
      wake()
    }, waitMs).unref()
  }

  function wake() {
    underWay = underWay.then(announceAll).catch(tryLater)
  }

  return {
    wake,
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      await underWay
    },
  }
}
