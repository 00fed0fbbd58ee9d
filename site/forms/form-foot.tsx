import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { ClearButton, type ClearButtonProps } from './clear-button.tsx'
import { OUTCOME_ID } from './error-summary.tsx'
import { type Failed, FailureNote } from './failure-note.tsx'
import type { Received } from './outcome.ts'
import { SubmitButton } from './submit-button.tsx'
import type { Step } from './use-sending.ts'

type FormFootProps = ClearButtonProps & {
  step: Step
  /** The outcome of a submission without script, if there was one. */
  received: Received | null
  /** The address to write to if the form cannot be sent. */
  email: string
  /** The values that the server gives back when it renders the form again: never files. */
  givenBack: 'all' | 'texts'
}

/** The reason for a failure, the submit button, its step announced in words, and the button to clear the form. */
export function FormFoot({ step, received, email, givenBack, onRestored }: FormFootProps) {
  const text = useFormMessages()
  const earlierFailure = step.kind === 'idle' ? failureOf(received) : null
  const failed = step.kind === 'failed' ? step : earlierFailure
  const isEmpty = Object.keys(received?.values ?? {}).length === 0
  const preserved = earlierFailure === null ? 'all' : isEmpty ? 'nothing' : givenBack
  return (
    <>
      <div role="alert" id={earlierFailure === null ? undefined : OUTCOME_ID} tabIndex={-1}>
        {failed !== null && <FailureNote failed={failed} email={email} preserved={preserved} />}
      </div>
      <div>
        <SubmitButton step={step} />
        <p aria-live="polite" className="sr-only">
          {step.kind === 'sending' && text.sending}
          {step.kind === 'sent' && text.sent}
        </p>
        <div aria-live="polite">
          {step.kind === 'sending' && step.isSmaller && (
            <p className="pt-3 text-[0.8125rem] leading-snug text-grey">{text.sendingSmaller}</p>
          )}
        </div>
        <ClearButton onRestored={onRestored} />
      </div>
    </>
  )
}

function failureOf(received: Received | null): Failed | null {
  if (received === null) return null
  const { outcome } = received
  if (outcome.status === 'failed') return outcome
  return outcome.status === 'proof-needed' ? { reason: 'too-many', retryAfterSeconds: null } : null
}
