import { reasonOf } from '#storage/storage-error.ts'

import type { Claims } from './claims.ts'
import type { KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { Flights } from './flights.ts'
import { createLookout } from './lookout.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'
import type { FieldErrors } from './settle.ts'

/** Sends what waits, a few at a time, for as long as it takes. */
export type Sender = {
  /** There is something to do, or may be. */
  wake: () => void
  /** Holds a place for an entry that is to be sent at once, until it is let go; null while there is none. */
  holdPlace: () => (() => void) | null
  /** Sends an entry that is leased to us: {@link Flights.beginHeard}. */
  send: (entry: KeptEntry) => Promise<FieldErrors | null>
  /** Ends what is on its way; nothing new is begun. */
  close(): Promise<void>
}

type SenderOptions = {
  claims: Claims
  flights: Flights
  panel: PanelState
  limits: Pick<OutboxLimits, 'atOnce'>
  report: Report
  now: () => number
}

/** Where somebody else took what was due, or the storage failed, it is looked for again after so long. */
const LOOK_AGAIN_MS = 1_000

export function createSender(options: SenderOptions): Sender {
  const { claims, flights, panel, limits, report, now } = options
  const lookout = createLookout(launchDue)
  let placesHeld = 0

  const atOnce = () => (panel.isOpen() ? limits.atOnce : 1)
  const hasPlace = () => flights.count() + placesHeld < atOnce()

  async function launchDue(): Promise<number | null> {
    try {
      while (hasPlace() && panel.waitMs() === 0) {
        const entry = await claims.claim({ atOnce: atOnce(), quietMs: panel.pauseMs() })
        if (entry === null) break
        void flights.begin(entry).finally(lookout.wake)
      }
      return hasPlace() ? await sleepMs() : null // the end of a flight wakes
    } catch (error) {
      report({ kind: 'storage-failed', reason: reasonOf(error) })
      return LOOK_AGAIN_MS
    }
  }

  /** Until the panel may be tried again, or an entry by itself. */
  async function sleepMs() {
    const dueAt = await claims.nextDueAt()
    if (dueAt === null) return null
    return Math.max(LOOK_AGAIN_MS, dueAt - now(), panel.waitMs())
  }

  return {
    wake: lookout.wake,
    holdPlace() {
      if (!panel.isOpen() || !hasPlace()) return null
      placesHeld += 1
      return () => {
        placesHeld -= 1
      }
    },
    send: (entry) => flights.beginHeard(entry).finally(lookout.wake),
    async close() {
      await lookout.close()
      await flights.close()
    },
  }
}
