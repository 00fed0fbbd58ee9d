import { reasonOf } from '#storage/storage-error.ts'
import { withTimeout } from '#storage/with-timeout.ts'
import type { EntryClient } from '#upstream/upstream.ts'

import type { Leases } from './leases.ts'
import type { StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { readApplication, readMessage, readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'
import type { CompleteSend, Delivery, FieldErrors, VisitorWait } from './complete-send.ts'

export type InFlightSends = ReturnType<typeof createInFlightSends>

type InFlightSendsOptions = {
  leases: Leases
  photos: WaitingPhotos
  entryClient: EntryClient
  completeSend: CompleteSend
  isOpen: () => boolean
  limits: Pick<OutboxLimits, 'renewLeaseMs' | 'answerMs'>
  report: Report
}

/** The entries that this process is sending to the panel. */
export function createInFlightSends(options: InFlightSendsOptions) {
  const { leases, completeSend, isOpen, limits, report } = options
  const closing = new AbortController()
  const { signal } = closing
  const inFlight = new Set<Promise<unknown>>()

  const reportFailure = (error: unknown) =>
    report({ kind: 'storage-failed', reason: reasonOf(error) })

  function start(entry: StoredEntry, visitorWait: VisitorWait | null): Promise<FieldErrors | null> {
    const sending = tryOnce(entry, visitorWait).finally(() => inFlight.delete(sending))
    inFlight.add(sending)
    return sending
  }

  /** If the storage fails here, the entry is sent again when its lease expires. */
  async function tryOnce(
    entry: StoredEntry,
    visitorWait: VisitorWait | null,
  ): Promise<FieldErrors | null> {
    const begun = { visitorWait, wasOpen: isOpen() }
    const renewal = setInterval(
      () => void leases.renew(entry.key).catch(reportFailure),
      limits.renewLeaseMs,
    )
    try {
      const delivery = await deliver(entry, options, signal)
      return await completeSend(entry, delivery, { ...begun, isClosing: signal.aborted })
    } catch (error) {
      reportFailure(error)
      return null
    } finally {
      clearInterval(renewal)
    }
  }

  return {
    count: () => inFlight.size,
    /** Sends an entry that this process has leased, and records the result. Never rejects. */
    begin: (entry: StoredEntry) => start(entry, null),
    /**
     * As `begin`, while a visitor waits for a limited time. If the panel returns field errors in that time, they are returned for the
     * visitor, and the entry is deleted. If it returns them later, the entry stays for the agency. Null without errors.
     */
    async beginAwaited(entry: StoredEntry): Promise<FieldErrors | null> {
      const visitorWait: VisitorWait = { state: 'waiting' }
      const sending = start(entry, visitorWait)
      await withTimeout(limits.answerMs, sending, () => null)
      if (visitorWait.state === 'answered') return sending
      visitorWait.state = 'over'
      return null
    },
    /** Aborts all sends; the entries are sent again after the next start. */
    async close() {
      closing.abort()
      await Promise.all(inFlight)
    },
  }
}

const damaged: Delivery = { status: 'invalid', reason: 'payload' }

/** Submits a stored entry to the panel, once. Rejects when the storage cannot be read. */
async function deliver(
  { key, kind, payload, photos: paths }: StoredEntry,
  { entryClient, photos }: Pick<InFlightSendsOptions, 'entryClient' | 'photos'>,
  signal: AbortSignal,
): Promise<Delivery> {
  if (kind === 'message') {
    const message = readMessage(payload)
    return message === null ? damaged : entryClient.sendMessage({ key, message }, signal)
  }
  const application = readApplication(payload)
  if (application === null) return damaged
  const whole = await photos.read(readPaths(paths))
  if (whole === null) return { status: 'missing', reason: 'photos' }
  return entryClient.sendApplication({ key, ...application, photos: whole }, signal)
}
