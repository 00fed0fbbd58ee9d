import type { Report } from '#upstream/events.ts'

import type { Log } from '#delivery/log/log.ts'

/** Writes what happens between us and the two services into the log. */
export function reportUpstream(log: Log): Report {
  return ({ kind, ...facts }) => {
    switch (kind) {
      case 'signed-in':
      case 'service-back':
        log.info(facts, kind)
        return
      case 'sign-in-failed':
      case 'service-down':
      case 'call-failed':
      case 'flaws-found':
      case 'copy-broken':
      case 'copy-failed':
        log.warn(facts, kind)
    }
  }
}
