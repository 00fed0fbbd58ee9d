import type { ExpiryEvent } from '#storage/expiry-guard.ts'

import type { Log } from './log.ts'
import { createOnceAMinute } from './once-a-minute.ts'

/** Writes into the log what was deleted for its age, and why something was not. */
export function reportExpiry(log: Log): (event: ExpiryEvent) => void {
  const onceAMinute = createOnceAMinute()
  return ({ kind, ...facts }) => {
    switch (kind) {
      case 'deleted-by-age':
        log.info(facts, kind)
        return
      case 'deletion-held':
        log.warn(facts, kind)
        return
      case 'clock-jumped': // with every look where two machines disagree about the day
        onceAMinute(kind, () => log.warn(facts, kind))
    }
  }
}
