import { textOf } from '#site/page/form-text.ts'
import {
  type EntryToCheck,
  intakeFields,
  type FormKey,
  type SpamVerdict,
} from '#site/page/intake.ts'
import type { Outbox, Submission } from '#outbox/outbox.ts'

import type { IntakeLimits } from './intake-limits.ts'
import type { NetworkRateLimiter, RateLimiter } from './rate-limiter.ts'
import type { Proofs } from './proofs.ts'
import { visitorNetwork } from './visitor-network.ts'
import type { Usage } from './sliding-window.ts'

type SpamFilterOptions = {
  proofs: Proofs
  networks: NetworkRateLimiter
  rateLimiter: Pick<RateLimiter, 'count' | 'use'>
  limits: IntakeLimits
  now: () => number
}

/** Distinguishes people from robots without a question to people. */
export function createSpamFilter(options: SpamFilterOptions) {
  const { proofs, networks, rateLimiter, limits, now } = options
  /** The answer to a robot's form, also to one that fills in the trap. When sent again after this pause, the form is old enough. */
  const tooFast = {
    stop: 'too-fast',
    retryAfterSeconds: Math.floor(limits.quickestMs / 1_000) + 1,
  } as const

  /** Whether the form fills in the trap field, which people do not see, or came sooner than a person can fill it in. */
  function isRobot(form: FormData, key: FormKey): boolean {
    if (textOf(form, intakeFields.trap) !== '') return true
    const ageMs = now() - key.madeAt.getTime()
    return ageMs >= 0 && ageMs < limits.quickestMs // negative if the clock was set back: not a robot
  }

  /** The count above the limit: `most` for the visitor's own network, a multiple for the networks around it. */
  const above = (usages: readonly Usage[], most: number): Usage | undefined =>
    usages.find(({ times }, width) => times > most * (limits.formFactorsOfNetworks[width] ?? 1))

  /** A proof of work passes even if the networks around are over their limits, up to the hard limit of the visitor's own. */
  async function judge(
    usages: readonly Usage[],
    request: Request,
    form: FormData,
  ): Promise<SpamVerdict> {
    const tooMany = above(usages, limits.formsAtMost)
    if (tooMany !== undefined && tooMany === usages[0]) return pause(tooMany)
    if (above(usages, limits.formsBeforeProof) === undefined) return 'pass'
    if (await proofs.accept(textOf(form, intakeFields.proof))) return 'pass'
    if (!isWithoutScript(request)) return 'proof-needed'
    return tooMany === undefined ? 'moderate' : pause(tooMany)
  }

  /** Counts an entry first, so that simultaneous entries cannot all pass; uncounts a refused entry ({@link countOnlyReceived}). */
  return async (request: Request, form: FormData, entry: EntryToCheck): Promise<SpamVerdict> => {
    const { kind, formKey } = entry
    if (isRobot(form, formKey)) return tooFast
    if (!(await rateLimiter.use(formKey.key, entry.key))) return 'used-up'
    const network = visitorNetwork()
    if (network === null) return 'pass'
    const tries = await rateLimiter.count(`try of ${kind}`, network)
    if (tries.times > limits.triesAtMost) return pause(tries)
    const usages = await networks.count(kind, network)
    const verdict = await judge(usages, request, form)
    if (verdict !== 'pass' && verdict !== 'moderate') await networks.refund(kind, network)
    return verdict
  }
}

function pause({ seconds }: Usage): SpamVerdict {
  return { stop: 'too-many', retryAfterSeconds: seconds }
}

/** Whether the browser itself sent the form and expects a page. Any client can claim that, but moderation checks the entry. */
function isWithoutScript({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') === true
}

/** The kinds of entries, which are counted separately. */
type EntryKind = 'application' | 'message'

/** Wraps an outbox: an entry that it does not receive is uncounted for the visitor's network. */
export function countOnlyReceived(
  outbox: Outbox,
  rateLimiter: Pick<NetworkRateLimiter, 'refund'>,
): Outbox {
  async function counted(kind: EntryKind, submitting: Promise<Submission>): Promise<Submission> {
    const submission = await submitting
    const network = visitorNetwork()
    if (submission.status !== 'received' && network !== null)
      await rateLimiter.refund(kind, network)
    return submission
  }
  return {
    submitApplication: (entry) => counted('application', outbox.submitApplication(entry)),
    submitMessage: (entry) => counted('message', outbox.submitMessage(entry)),
  }
}
