import type { Outbox, Submission } from '#outbox/outbox.ts'

import { visitorsAddress } from './visitor.ts'
import type { NetworkRateLimiter } from './network-rate-limiter.ts'

/** What visitors send, as it is counted. */
export type EntryKind = 'application' | 'message'

/** An outbox beside which only that counts for an address which was taken: the rest is given back. */
export function countingTaken(
  outbox: Outbox,
  rateLimiter: Pick<NetworkRateLimiter, 'giveBack'>,
): Outbox {
  async function counted(kind: EntryKind, submitting: Promise<Submission>): Promise<Submission> {
    const submission = await submitting
    const address = visitorsAddress()
    if (submission.status !== 'received' && address !== null)
      await rateLimiter.giveBack(kind, address)
    return submission
  }
  return {
    submitApplication: (entry) => counted('application', outbox.submitApplication(entry)),
    submitMessage: (entry) => counted('message', outbox.submitMessage(entry)),
  }
}
