import type { Report as UpstreamReport } from '#upstream/events.ts'
import type { Log } from '#delivery/log/log.ts'
import type { Report as OutboxReport } from '#outbox/events.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'
import type { PublicationEvent } from '#delivery/releases/publish-release.ts'
import type { ExpiryEvent } from '#storage/expiry-guard.ts'

/** Logs the upstream's events. */
export function reportUpstream(log: Pick<Log, 'info' | 'warn'>): UpstreamReport {
  const throttled = createLogThrottle()
  return (event) => {
    const { kind, ...facts } = event
    switch (event.kind) {
      case 'signed-in':
      case 'service-back':
        log.info(facts, kind)
        return
      case 'sign-in-failed':
      case 'service-down':
      case 'flaws-found':
      case 'copy-broken':
        log.warn(facts, kind)
        return
      case 'call-failed': // of every profile, while the service fails
        throttled(`${event.service} ${event.call}`, () => log.warn(facts, kind))
        return
      case 'copy-failed': // at every answer while the disk is full
        throttled(event.reason, () => log.warn(facts, kind))
    }
  }
}

/** The message of site and commands if a store gets a new name while photos of waiting entries are in another store. */
export const lostStore =
  'MEDIA_STORAGE has a new name, and entries wait whose photos are in another store: if private/store-id.txt was lost, write that store into it and start again'

/** Logs the outbox's events; those that the operator must act on as errors. */
export function reportOutbox(log: Log): OutboxReport {
  const throttled = createLogThrottle()
  return ({ kind, ...facts }) => {
    switch (kind) {
      case 'entry-arrived':
      case 'entry-withdrawn':
      case 'panel-open':
        log.info(facts, kind)
        return
      case 'panel-closed':
      case 'entry-failed':
      case 'entry-held':
        log.warn(facts, kind)
        return
      case 'entry-refused':
      case 'entry-without-photos':
      case 'entries-stuck':
      case 'entries-ended':
      case 'entries-outlast':
      case 'entry-outlasts':
        log.error(facts, kind)
        return
      case 'entries-of-other-stores':
        log.error(facts, lostStore)
        return
      case 'entry-not-kept':
      case 'storage-failed':
        throttled(kind, () => log.error(facts, kind))
    }
  }
}

/** Logs deletions by age, and why a deletion was held back. */
export function reportExpiry(log: Log): (event: ExpiryEvent) => void {
  const throttled = createLogThrottle()
  return ({ kind, ...facts }) => {
    switch (kind) {
      case 'deleted-by-age':
        log.info(facts, kind)
        return
      case 'deletion-held':
        log.warn(facts, kind)
        return
      case 'clock-jumped': // at every look if the clocks of two machines differ by a day
        throttled(kind, () => log.warn(facts, kind))
    }
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
