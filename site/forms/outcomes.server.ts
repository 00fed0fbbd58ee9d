import type { Submission } from '#outbox/outbox.ts'

import type { BodyRefusal, Intake, Passing } from '../page/intake.ts'
import { type Outcome, statusOfOutcome } from './outcome.ts'

type Failed = Extract<Outcome, { status: 'failed' }>

/** Longer than what counts as quicker than anybody can be. */
const TOO_FAST_SECONDS = 4
/** Who sends slowly loses its place within this time. */
const BUSY_SECONDS = 30

/** Answers that tell of somebody are in nobody's cache. */
const notKept = { 'Cache-Control': 'private, no-store' }

/** Status and headers with which an outcome is answered. */
export function answerTo(outcome: Outcome): { status: number; headers: Record<string, string> } {
  const seconds = outcome.status === 'failed' ? outcome.retryAfterSeconds : null
  const wait = seconds === null ? {} : { 'Retry-After': String(seconds) }
  return { status: statusOfOutcome(outcome), headers: { ...notKept, ...wait } }
}

export function failed(
  reason: Failed['reason'],
  formKey: string | null,
  retryAfterSeconds: number | null = null,
): Failed {
  return { status: 'failed', reason, retryAfterSeconds, formKey }
}

/** What came of a body that was not read: its form keeps its key, unless that is none any more. */
export function outcomeOfRefusal({ refusal }: BodyRefusal, intake: Intake): Outcome {
  if (refusal === 'outdated') return failed(refusal, intake.newFormKey())
  if (refusal === 'busy') return failed(refusal, null, BUSY_SECONDS)
  return failed(refusal === 'cut-off' ? 'malformed' : refusal, null)
}

/** What comes of a form that may not be submitted now; null where it may. */
export function outcomeOfPassing(
  passing: Passing,
  { formKey, intake }: { formKey: string; intake: Intake },
): Outcome | null {
  if (passing === 'pass' || passing === 'moderate') return null
  if (passing === 'proof-needed') return { status: 'proof-needed', formKey }
  if (passing === 'used-up') return failed('used-up', intake.newFormKey())
  if (passing === 'robot') return failed('too-fast', formKey, TOO_FAST_SECONDS)
  return failed('too-many', formKey, passing.retryAfterSeconds)
}

/** What came of a form that was submitted by somebody, under the key that it was rendered with. */
export function outcomeOfSubmission(
  submission: Submission,
  { name, formKey, intake }: { name: string; formKey: string; intake: Intake },
): Outcome {
  switch (submission.status) {
    case 'received':
      return { ...submission, name, formKey: intake.newFormKey() }
    case 'invalid': {
      // the panel's own words stay here: nobody knows their language
      const problems = Object.keys(submission.errors).map((field) => [field, ['refused']])
      return {
        status: 'invalid',
        problems: Object.fromEntries(problems),
        formKey: intake.newFormKey(),
      }
    }
    case 'failed':
      return failed('unkept', formKey, submission.retryAfterSeconds)
  }
}
