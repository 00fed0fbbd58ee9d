import type { Report } from '#outbox/events.ts'

import type { Log } from '#delivery/log/log.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'

/** What a site and a command tell of a store that was named while entries wait whose photos are in others. */
export const lostStore =
  'MEDIA_STORAGE has a new name, and entries wait whose photos are in another store: if private/store-id.txt was lost, write that store into it and start again'

/** Writes what happens to entries into the log; what somebody should see to as an error. */
export function reportOutbox(log: Log): Report {
  const throttled = createLogThrottle()
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
