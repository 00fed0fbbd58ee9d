import { reasonOf } from '#storage/storage-error.ts'
import type { EntryClient } from '#upstream/upstream.ts'

import type { Claims } from './claims.ts'
import { deliver } from './deliver.ts'
import type { KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { WaitingPhotos } from './photos.ts'
import type { FieldErrors, Hearing, Settle } from './settle.ts'

/** Entries on their way to the panel. */
export type Flights = {
  count(): number
  /** Sends an entry that is leased to us, and writes down what came of it. Never rejects. */
  begin(entry: KeptEntry): Promise<unknown>
  /**
   * As {@link Flights.begin}, while a visitor waits, so long and no longer. What the panel has against the entry by then is
   * theirs to hear, and it is not kept; later it is the agency's. Null when there is nothing to hear.
   */
  beginHeard(entry: KeptEntry): Promise<FieldErrors | null>
  /** Ends them all, to be sent again after the next start. */
  close(): Promise<void>
}

type FlightsOptions = {
  claims: Claims
  photos: WaitingPhotos
  desk: EntryClient
  settle: Settle
  isOpen: () => boolean
  limits: Pick<OutboxLimits, 'renewLeaseMs' | 'answerMs'>
  report: Report
}

export function createFlights(options: FlightsOptions): Flights {
  const { claims, settle, isOpen, limits, report } = options
  const closing = new AbortController()
  const { signal } = closing
  const flights = new Set<Promise<unknown>>()

  const tell = (error: unknown) => report({ kind: 'storage-failed', reason: reasonOf(error) })

  function fly(entry: KeptEntry, hearing: Hearing | null): Promise<FieldErrors | null> {
    const flight = tryOnce(entry, hearing).finally(() => flights.delete(flight))
    flights.add(flight)
    return flight
  }

  /** What the storage does not take now is done again when the lease is over. */
  async function tryOnce(entry: KeptEntry, hearing: Hearing | null): Promise<FieldErrors | null> {
    const wasOpen = isOpen()
    const renewal = setInterval(() => void claims.renew(entry.key).catch(tell), limits.renewLeaseMs)
    try {
      const delivery = await deliver(entry, { ...options, signal })
      return await settle(entry, delivery, { hearing, wasOpen, isClosing: signal.aborted })
    } catch (error) {
      tell(error)
      return null
    } finally {
      clearInterval(renewal)
    }
  }

  return {
    count: () => flights.size,
    begin: (entry) => fly(entry, null),
    async beginHeard(entry) {
      const hearing: Hearing = { state: 'open' }
      const flight = fly(entry, hearing)
      await firstOf(flight, limits.answerMs)
      if (hearing.state === 'heard') return flight
      hearing.state = 'over'
      return null
    },
    async close() {
      closing.abort()
      await Promise.all(flights)
    },
  }
}

async function firstOf(work: Promise<unknown>, patienceMs: number) {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, patienceMs)
  await Promise.race([work, over.promise])
  clearTimeout(timer)
}
