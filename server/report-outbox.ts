import type { Report } from '#outbox/events.ts'

import type { Log } from './log.ts'

/** Writes what happens to entries into the log; what somebody should see to as an error. */
export function reportOutbox(log: Log): Report {
  return ({ kind, ...facts }) => {
    switch (kind) {
      case 'entry-arrived':
      case 'panel-open':
        log.info(facts, kind)
        return
      case 'panel-closed':
      case 'entry-failed':
      case 'entry-held':
        log.warn(facts, kind)
        return
      case 'entry-refused':
      case 'entries-stuck':
      case 'entries-ended':
      case 'entry-not-kept':
      case 'storage-failed':
        log.error(facts, kind)
    }
  }
}
