import type { Clock } from '#storage/database.ts'
import { reasonOf } from '#storage/storage-error.ts'
import type { EntryReply } from '#upstream/upstream.ts'

import type { Leases } from './leases.ts'
import type { Cleanup } from './cleanup.ts'
import type { Entries, StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import { toOneLine } from './reply-to-store.ts'
import type { PanelState } from './panel-state.ts'
import type { Postpone, SendMoment } from './postpone.ts'

/** The result of one try. Not sent: `invalid` with `reason`, as the payload does not parse; `missing`, as the media store has no photos. */
export type Delivery =
  | EntryReply
  | { status: 'invalid'; reason: 'payload' }
  | { status: 'missing'; reason: 'photos' }

/** Why the panel refuses an entry, by the wire names of fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Whether a visitor still waits for the panel's answer: `answered` when the visitor will see its errors. */
export type VisitorWait = { state: 'waiting' | 'answered' | 'over' }

type CompleteSendOptions = {
  entries: Entries
  leases: Leases
  cleanup: Cleanup
  panel: PanelState
  postpone: Postpone
  report: Report
  now: Clock
}

type SendContext = SendMoment & { visitorWait: VisitorWait | null }

/** Records the result of one try. Returns the errors to show to a visitor who still waits; null if there are none. */
export type CompleteSend = (
  entry: StoredEntry,
  delivery: Delivery,
  context: SendContext,
) => Promise<FieldErrors | null>

export function createCompleteSend(options: CompleteSendOptions): CompleteSend {
  const { entries, leases, cleanup, panel, postpone, report, now } = options

  return async (entry, delivery, context) => {
    switch (delivery.status) {
      case 'accepted':
        panel.accepted(await now())
        await entries.arrive(entry, delivery)
        report({ kind: 'entry-arrived', reference: entry.key })
        await cleanup.clear(entry)
        return null
      case 'invalid':
        if ('errors' in delivery) {
          panel.accepted(await now())
          return refuseFields(entry, delivery.errors, context.visitorWait)
        }
        return refuse(entry, 'what is kept of it is not whole any more')
      case 'refused':
        panel.accepted(await now())
        return refuse(entry, `the panel answered ${delivery.reason}`)
      case 'missing':
        await postpone.withoutPhotos(entry)
        return null
      case 'failed':
        await postpone.failed(entry, delivery, context)
        return null
    }
  }

  async function refuseFields(
    entry: StoredEntry,
    errors: FieldErrors,
    visitorWait: VisitorWait | null,
  ) {
    const fields = Object.keys(errors)
    if (visitorWait?.state === 'waiting' && fields.length > 0) {
      visitorWait.state = 'answered'
      await forget(entry)
      return errors
    }
    return refuse(entry, describeErrors(errors), fields.filter(isName))
  }

  /** If deleting fails, still report the failure to the visitor; the deletion is retried. */
  async function forget(entry: StoredEntry) {
    try {
      await entries.giveUp(entry.key)
      await cleanup.clear(entry)
    } catch (error) {
      report({ kind: 'storage-failed', reason: reasonOf(error) })
    }
  }

  async function refuse(entry: StoredEntry, reason: string, fields: readonly string[] = []) {
    await leases.refuse(entry.key, reason)
    report({ kind: 'entry-refused', reference: entry.key, fields })
    return null
  }
}

function describeErrors(errors: FieldErrors): string {
  const described = Object.entries(errors).map(([field, words]) => `${field}: ${words.join(', ')}`)
  return toOneLine(described.join('; '))
}

function isName(field: string): boolean {
  return /^\w{1,40}$/.test(field)
}
