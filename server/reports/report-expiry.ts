import type { ExpiryEvent } from '#storage/expiry-guard.ts'

import type { Log } from '#delivery/log/log.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'

/** Writes into the log what was deleted for its age, and why something was not. */
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
      case 'clock-jumped': // with every look where two machines disagree about the day
        throttled(kind, () => log.warn(facts, kind))
    }
  }
}
