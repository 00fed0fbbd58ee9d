import type { FormMessages } from '../i18n/forms/pt.ts'
import type { FormValues } from './form-values.ts'
import type { Problems } from './problems.ts'

/** Why an application that is right in itself could not be taken. */
export type FailureReason = keyof FormMessages['failures']

/**
 * What came of an application. A new form key stands where the one that was sent is used up; none where the form was not
 * read: it keeps its own, since it may have been taken before.
 */
export type Outcome =
  | { status: 'received'; reference: string; name: string; formKey: string }
  | { status: 'invalid'; problems: Problems; formKey: string }
  | {
      status: 'failed'
      reason: FailureReason
      retryAfterSeconds: number | null
      formKey: string | null
    }
  /** The page's script is to do some work and send it again. */
  | { status: 'proof-needed'; formKey: string }

/** An outcome, and what was typed: a page without script is rendered anew with it. */
export type Received = { outcome: Outcome; values: FormValues }

/** The status with which an outcome is answered. */
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
  slow: 400, // at a 408 browsers would send all of it again
  outdated: 409,
  'used-up': 409,
}
