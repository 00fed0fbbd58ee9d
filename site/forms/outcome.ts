import type { FormMessages } from '../i18n/lazy-catalogues.ts'
import type { FormValues } from './form-values.ts'
import type { Problems } from './problems.ts'

/** Why a form could not be taken, apart from problems of its fields. */
export type FailureReason = keyof FormMessages['failures']

/** Why nothing was received, and when to try again if that is known. */
export type Failed = { reason: FailureReason; retryAfterSeconds: number | null }

/**
 * The outcome of a form. `formKey` is the key for the next submission: a new one if the sent one is used up. It is null if the
 * form was not read: then the form keeps its key, since the server may have taken it before.
 */
export type Outcome =
  | {
      status: 'received'
      reference: string
      name: string
      /** The secret of an application's receipt; a message has none. */
      secret?: string
      formKey: string
    }
  | { status: 'invalid'; problems: Problems; formKey: string }
  | ({ status: 'failed'; formKey: string | null } & Failed)
  /** The page's script must solve a proof of work and send the form again. */
  | { status: 'proof-needed'; formKey: string }

/** An outcome and the typed values, with which a page without script is rendered again. */
export type Received = { outcome: Outcome; values: FormValues }

/** The problems of a form that was sent without script. */
export function problemsOf(received: Received | null): Problems {
  return received?.outcome.status === 'invalid' ? received.outcome.problems : {}
}

/** The HTTP status of an outcome's response. */
export function statusOfOutcome(outcome: Outcome): number {
  if (outcome.status === 'received') return 200
  if (outcome.status === 'invalid') return 422
  if (outcome.status === 'proof-needed') return 428
  return statusOfReason[outcome.reason] ?? 503
}

const statusOfReason: Partial<Record<FailureReason, number>> = {
  'too-large': 413,
  'too-many': 429,
  'too-fast': 429,
  malformed: 400,
  slow: 400, // after a 408, browsers would send the whole form again
  outdated: 409,
  'used-up': 409,
}
