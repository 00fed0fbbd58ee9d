import type { Clock } from '#storage/database.ts'
import { reasonOf } from '#storage/storage-error.ts'

import type { Leases } from './leases.ts'
import type { StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { InFlightSends } from './in-flight-sends.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'

export type Sender = ReturnType<typeof createSender>

type SenderOptions = {
  leases: Leases
  inFlight: InFlightSends
  panel: PanelState
  limits: Pick<OutboxLimits, 'atOnce'>
  report: Report
  now: Clock
}

/** The pause before the next poll if another process took the due entry, or the storage failed. */
const POLL_AGAIN_MS = 1_000

/** Sends waiting entries, a few at a time, until the panel accepts them. */
export function createSender(options: SenderOptions) {
  const { leases, inFlight, panel, limits, report, now } = options
  const poller = createPoller(sendDue)
  let reservedSlots = 0

  const atOnce = () => (panel.isOpen() ? limits.atOnce : 1)
  const hasSlot = () => inFlight.count() + reservedSlots < atOnce()

  async function sendDue(): Promise<number | null> {
    try {
      while (hasSlot() && panel.waitMs() === 0) {
        const entry = await leases.claim({ atOnce: atOnce(), quietMs: panel.pauseMs() })
        if (entry === null) break
        void inFlight.begin(entry).finally(poller.wake)
      }
      return hasSlot() ? await sleepMs() : null // the end of a send wakes the poller
    } catch (error) {
      report({ kind: 'storage-failed', reason: reasonOf(error) })
      return POLL_AGAIN_MS
    }
  }

  /** The time until the panel may be tried again and the next entry is due; null if none waits. */
  async function sleepMs() {
    const dueAt = await leases.nextDueAt()
    if (dueAt === null) return null
    return Math.max(POLL_AGAIN_MS, dueAt - (await now()), panel.waitMs())
  }

  return {
    /** Polls for entries now. */
    wake: poller.wake,
    /** Reserves a slot for an entry to send at once; the returned function releases it. Null if no slot is free. */
    reserveSlot() {
      if (!panel.isOpen() || !hasSlot()) return null
      reservedSlots += 1
      return () => {
        reservedSlots -= 1
      }
    },
    /** Sends an entry that this process has leased: `beginAwaited` of {@link InFlightSends}. */
    send: (entry: StoredEntry) => inFlight.beginAwaited(entry).finally(poller.wake),
    /** Aborts sends in flight and starts no others. */
    async close() {
      await poller.close()
      await inFlight.close()
    },
  }
}

/**
 * Polls for work: when woken, and again after the time that the last poll returned. `poll` never rejects. It returns milliseconds
 * until the next poll; null: poll only when woken.
 */
function createPoller(poll: () => Promise<number | null>) {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | null = null
  let isWanted = false

  async function pollWhileWanted() {
    clearTimeout(timer)
    let sleepMs: number | null = null
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      sleepMs = await poll()
    }
    polling = null
    if (sleepMs !== null && !closing.signal.aborted) timer = setTimeout(wake, sleepMs).unref()
  }

  function wake() {
    isWanted = true
    polling ??= pollWhileWanted()
  }

  return {
    wake,
    /** Starts no further poll; resolves when the last one is finished. */
    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await polling
    },
  }
}
