import type { Rows } from '../service/tables.ts'
import type { EntryKind } from './entry.ts'
import { letUnannounced, markAnnounced, takeUnannounced } from './queries.ts'

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

/** Announces entries, also those that another process had begun to announce before it ended. */
export type Announcing = {
  /** There is something to announce. */
  wake: () => void
  /** Ends it; waits for the announcement that is under way. */
  close: () => Promise<void>
}

const MINUTE_MS = 60_000
const waitsOfMail = [5_000, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS]

/** For so long an entry is one process's to tell of; what one that was killed has left is then found by another. */
const TURN_MS = MINUTE_MS

/** One after the other. While telling fails all wait: it is the way that is closed, not one entry's. */
export function createAnnouncing(options: AnnouncingOptions): Announcing {
  const { rows, tell, report, waitsMs = waitsOfMail, now = Date.now } = options
  let underWay = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let isClosed = false

  async function announceAll() {
    for (;;) {
      const turn = { now: now(), turnMs: TURN_MS }
      const entry = isClosed || timer !== null ? null : await takeUnannounced(rows, turn)
      if (entry === null) return
      await announce(entry)
      failures = 0
    }
  }

  async function announce(entry: Announcement) {
    try {
      await tell(entry)
    } catch (error) {
      await letUnannounced(rows, entry.id)
      throw error
    }
    await markAnnounced(rows, entry.id, new Date(now()).toISOString())
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

  const looks = setInterval(wake, TURN_MS).unref()
  return {
    wake,
    async close() {
      isClosed = true
      clearInterval(looks)
      if (timer !== null) clearTimeout(timer)
      await underWay
    },
  }
}
