import type { Submission } from '#outbox/outbox.ts'

import type { BodyRefusal, Intake, SpamVerdict } from '../page/intake.ts'
import { type Outcome, statusOfOutcome } from './outcome.ts'

type Failed = Extract<Outcome, { status: 'failed' }>

/** A slow sender loses its place within this time. */
const BUSY_SECONDS = 30

/** No cache stores a response with personal data. */
const notCached = { 'Cache-Control': 'private, no-store' }

/** The status and headers of an outcome's response. */
export function answerTo(outcome: Outcome): { status: number; headers: Record<string, string> } {
  const seconds = outcome.status === 'failed' ? outcome.retryAfterSeconds : null
  const wait = seconds === null ? {} : { 'Retry-After': String(seconds) }
  return { status: statusOfOutcome(outcome), headers: { ...notCached, ...wait } }
}

export function failed(
  reason: Failed['reason'],
  formKey: string | null,
  retryAfterSeconds: number | null = null,
): Failed {
  return { status: 'failed', reason, retryAfterSeconds, formKey }
}

/** The outcome of a body that was not read. The form keeps its key, unless the key is outdated. */
export function outcomeOfRefusal({ reason }: BodyRefusal, intake: Intake): Outcome {
  if (reason === 'outdated') return failed(reason, intake.newFormKey())
  if (reason === 'busy') return failed(reason, null, BUSY_SECONDS)
  return failed(reason === 'cut-off' ? 'malformed' : reason, null)
}

/** The outcome of a form that may not be submitted now; null if it may. */
export function outcomeOfVerdict(
  verdict: SpamVerdict,
  { formKey, intake }: { formKey: string; intake: Intake },
): Outcome | null {
  if (verdict === 'pass' || verdict === 'moderate') return null
  if (verdict === 'proof-needed') return { status: 'proof-needed', formKey }
  if (verdict === 'used-up') return failed('used-up', intake.newFormKey())
  return failed(verdict.stop, formKey, verdict.retryAfterSeconds)
}

/** The outcome of a submission. `name` is the name in the form, `formKey` the key that the form was rendered with. */
export function outcomeOfSubmission(
  submission: Submission,
  { name, formKey, intake }: { name: string; formKey: string; intake: Intake },
): Outcome {
  switch (submission.status) {
    case 'received':
      return { ...submission, name, formKey: intake.newFormKey() }
    case 'invalid': {
      // the panel's own words are not shown: their language is unknown
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
