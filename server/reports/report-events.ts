import type { UpstreamEvent } from '#upstream/events.ts'
import type { Log } from '#delivery/log/log.ts'
import type { OutboxEvent } from '#outbox/events.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'
import type { PublicationEvent } from '#delivery/releases/publish-release.ts'
import type { ExpiryEvent } from '#storage/expiry-guard.ts'

type Level = 'info' | 'warn' | 'error'
type EventLog = Pick<Log, Level>

/** Logs the upstream's events. */
export function reportUpstream(log: EventLog): (event: UpstreamEvent) => void {
  const throttled = createLogThrottle()
  return (event) => {
    const { kind, ...facts } = event
    const level = kind === 'signed-in' || kind === 'service-back' ? 'info' : 'warn'
    const write = () => log[level](facts, kind)
    // of every profile, while the service fails
    if (event.kind === 'call-failed') throttled(`${event.service} ${event.call}`, write)
    // at every answer while the disk is full
    else if (event.kind === 'copy-failed') throttled(event.reason, write)
    else write()
  }
}

/** The message of site and commands if a store gets a new name while photos of waiting entries are in another store. */
export const lostStore =
  'MEDIA_STORAGE has a new name, and entries wait whose photos are in another store: if private/store-id.txt was lost, write that store into it and start again'

/** The outbox's events; those that the operator must act on are errors. */
const outboxLevels: Readonly<Record<OutboxEvent['kind'], Level>> = {
  'entry-arrived': 'info',
  'entry-withdrawn': 'info',
  'panel-open': 'info',
  'panel-closed': 'warn',
  'entry-failed': 'warn',
  'entry-held': 'warn',
  'entry-refused': 'error',
  'entry-without-photos': 'error',
  'entries-stuck': 'error',
  'entries-ended': 'error',
  'entries-outlast': 'error',
  'entry-outlasts': 'error',
  'entries-of-other-stores': 'error',
  'entry-not-kept': 'error',
  'storage-failed': 'error',
}

/** Logs the outbox's events. */
export function reportOutbox(log: EventLog): (event: OutboxEvent) => void {
  const throttled = createLogThrottle()
  return ({ kind, ...facts }) => {
    const words = kind === 'entries-of-other-stores' ? lostStore : kind
    const write = () => log[outboxLevels[kind]](facts, words)
    if (kind === 'entry-not-kept' || kind === 'storage-failed') throttled(kind, write)
    else write()
  }
}

/** Logs deletions by age, and why a deletion was held back. */
export function reportExpiry(log: EventLog): (event: ExpiryEvent) => void {
  const throttled = createLogThrottle()
  return ({ kind, ...facts }) => {
    if (kind === 'deleted-by-age') log.info(facts, kind)
    else if (kind === 'deletion-held') log.warn(facts, kind)
    else throttled(kind, () => log.warn(facts, kind)) // at every look if the clocks of two machines differ by a day
  }
}

/** Logs whether the assets of this release became available to other releases. */
export function reportPublication(log: Log): (event: PublicationEvent) => void {
  return (event) => {
    if (event.kind === 'failed') {
      log.error({ err: event.error }, 'the assets of this release could not be published')
      return
    }
    const { kind: _, ...facts } = event
    log.info(facts, 'the assets of this release are published')
  }
}

/** Logs that no process for pictures can be started: one line a minute, as every picture and document meets that. */
export function reportEncoder(log: Pick<Log, 'error'>): (reason: string) => void {
  const throttled = createLogThrottle()
  return (reason) =>
    throttled('', () => log.error({ reason }, 'pictures and documents cannot be made'))
}
