import { reasonOf } from '#storage/storage-error.ts'

import type { Claims } from './claims.ts'
import type { KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { Flights } from './flights.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'
import type { FieldErrors } from './settle.ts'

/** Sends what waits, a few at a time, for as long as it takes. */
export type Sender = {
  /** There is something to do, or may be. */
  wake(): void
  /** A place for an entry that is to be sent at once; null while there is none, or while the panel takes nothing. */
  takePlace(): Place | null
  /** Ends what is on its way; nothing new is begun. */
  close(): Promise<void>
}

export type Place = {
  /** Sends an entry that is leased to us: {@link Flights.beginHeard}. */
  send(entry: KeptEntry): Promise<FieldErrors | null>
  leave(): void
}

type SenderOptions = {
  claims: Claims
  flights: Flights
  panel: PanelState
  limits: Pick<OutboxLimits, 'atOnce'>
  report: Report
  now: () => number
}

/** When somebody else took what was due, it is looked for again after so long. */
const LOOK_AGAIN_MS = 1_000

export function createSender(options: SenderOptions): Sender {
  const { claims, flights, panel, limits, report, now } = options
  let placesHeld = 0
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isWanted = false
  let isClosed = false

  const tell = (error: unknown) => report({ kind: 'storage-failed', reason: reasonOf(error) })
  const hasPlace = () => flights.count() + placesHeld < (panel.isOpen() ? limits.atOnce : 1)

  function wake() {
    isWanted = true
    looking ??= look()
  }

  async function look() {
    clearTimeout(timer)
    while (isWanted && !isClosed) {
      isWanted = false
      await launchDue().catch(tell)
    }
    if (!isClosed) await sleep().catch(tell)
    looking = null
    if (isWanted && !isClosed) wake()
  }

  async function launchDue() {
    while (hasPlace() && panel.waitMs() === 0 && !isClosed) {
      const entry = await claims.claim()
      if (entry === null) return
      void flights.begin(entry).finally(wake)
    }
  }

  /** Until the panel may be tried again, or an entry by itself. The end of a flight wakes anyway. */
  async function sleep() {
    const dueAt = await claims.nextDueAt()
    if (dueAt === null || !hasPlace()) return
    const ownMs = Math.max(LOOK_AGAIN_MS, dueAt - now())
    timer = setTimeout(wake, panel.isOpen() ? ownMs : panel.waitMs()).unref()
  }

  return {
    wake,
    takePlace() {
      if (isClosed || !panel.isOpen() || !hasPlace()) return null
      placesHeld += 1
      const leave = () => {
        placesHeld -= 1
      }
      const send = (entry: KeptEntry) => {
        leave()
        return flights.beginHeard(entry).finally(wake)
      }
      return { send, leave }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await flights.close()
      await looking
    },
  }
}
