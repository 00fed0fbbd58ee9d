import type { Clock, Database } from '#storage/database.ts'

import { rowsOf } from '../service/tables.ts'
import type { EntryKind } from './entry.ts'
import { releaseUnannounced, markAnnounced, leaseUnannounced } from './queries.ts'

/** All that an announcement says about an entry. */
export type Announcement = { id: string; kind: EntryKind }

type AnnouncerOptions = {
  database: Database
  /** Sends an announcement to the agency; rejects on failure. */
  send: (announcement: Announcement) => Promise<void>
  /** Receives each failure. */
  report: (failure: { error: unknown; waitMs: number }) => void
  /** The pauses after the first failed mail, the second in a row, and so on; the last one applies to all later ones. */
  waitsMs?: readonly number[]
  now?: Clock
}

/** Announces entries, including those that an ended process left unannounced. */
export type Announcer = ReturnType<typeof createAnnouncer>

const MINUTE_MS = 60_000
const waitsOfMail = [5_000, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS]

/** How long a process leases an entry. If the process is killed, another process finds the entry after this time. */
const LEASE_MS = MINUTE_MS

/** Sends one announcement at a time. After a failed mail, all wait: the cause is the mail server, not the entry. */
export function createAnnouncer(options: AnnouncerOptions) {
  const { database, send, report, waitsMs = waitsOfMail, now = database.now } = options
  const rows = rowsOf(database)
  let inFlight = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let isClosed = false

  async function announceAll() {
    for (;;) {
      if (isClosed || timer !== null) return
      const entry = await leaseUnannounced(rows, { now: await now(), leaseMs: LEASE_MS })
      if (entry === null) return
      await announce(entry)
    }
  }

  async function announce(entry: Announcement) {
    try {
      await send(entry)
    } catch (error) {
      pause(error)
      await releaseUnannounced(rows, entry.id)
      return
    }
    failures = 0
    await markAnnounced(rows, entry.id, new Date(await now()).toISOString())
  }

  /** Stops all announcements for a time that grows with each failure in a row. */
  function pause(error: unknown) {
    const waitMs = waitsMs[Math.min(failures++, waitsMs.length - 1)] ?? 0
    report({ error, waitMs })
    if (isClosed) return
    timer = setTimeout(() => {
      timer = null
      wake()
    }, waitMs).unref()
  }

  /** Reports a failure of the database: the next poll tries again. */
  const reportOnly = (error: unknown) => report({ error, waitMs: LEASE_MS })

  function wake() {
    inFlight = inFlight.then(announceAll).catch(reportOnly)
  }

  const polling = setInterval(wake, LEASE_MS).unref()
  return {
    /** Looks for entries to announce. */
    wake,
    /** Stops; waits for the announcement in flight. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(polling)
      if (timer !== null) clearTimeout(timer)
      await inFlight
    },
  }
}
