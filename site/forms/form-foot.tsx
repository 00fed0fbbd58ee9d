import { useEffect, useRef, useState } from 'react'

import { useFormMessages } from '../i18n/lazy-catalogues.ts'
import { OUTCOME_ID } from './error-summary.tsx'
import type { Failed, Received } from './outcome.ts'
import { failedOf, type Step } from './use-sending.ts'
import { fillInAll, type FormValues } from './form-values.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'

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
  return outcome.status === 'received' || outcome.status === 'invalid' ? null : failedOf(outcome)
}

type ClearButtonProps = {
  /** Receives the restored values, for state that no control holds by itself. */
  onRestored?: ((values: FormValues) => void) | undefined
}

/** Clears the form, with undo until the visitor changes something. Undo needs script, so without script there is no button. */
function ClearButton({ onRestored }: ClearButtonProps) {
  const text = useFormMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [cleared, setCleared] = useState<FormData | null>(null)

  useEffect(() => {
    const form = button.current?.form
    const forget = () => setCleared(null)
    form?.addEventListener('input', forget)
    return () => form?.removeEventListener('input', forget)
  }, [])

  function clear() {
    const form = button.current?.form
    if (form == null) return
    setCleared(new FormData(form))
    form.reset()
  }

  function undo() {
    const form = button.current?.form
    if (cleared === null || form == null) return
    const restored = fillInAll(form, cleared)
    onRestored?.(restored)
    button.current?.focus()
  }

  return (
    <div className="mt-4 text-center noscript:hidden">
      <button
        ref={button}
        type="button" // one of type reset would clear before there is script, and so without undo
        className="label px-3 py-2 text-grey"
        onClick={clear}
      >
        {text.clear}
      </button>
      <output>
        {cleared !== null && (
          <>
            <span className="block pt-1 text-sm">{text.cleared}</span>
            <button
              type="button"
              onClick={undo}
              className="label px-3 py-2 underline underline-offset-4"
            >
              {text.undo}
            </button>
          </>
        )}
      </output>
    </div>
  )
}

/** Send, sending with a spinner, sent with a check (docs/product.md: Application form). Never `disabled`: it keeps the focus. */
function SubmitButton({ step }: { step: Step }) {
  const text = useFormMessages()
  return (
    <button
      type="submit"
      aria-disabled={step.kind === 'sending' || step.kind === 'sent' || undefined}
      className="label relative flex w-full items-center justify-center gap-3 overflow-hidden border border-transparent bg-ink px-6 py-5 text-[0.8125rem] text-paper"
    >
      {step.kind === 'sending' && (
        <>
          <Progress percent={step.percent ?? 0} />
          <Spinner />
          {text.sending}
          {step.percent !== null && <span aria-hidden="true">{text.percent(step.percent)}</span>}
        </>
      )}
      {step.kind === 'sent' && (
        <>
          <Icon name="check" size={16} />
          {text.sent}
        </>
      )}
      {(step.kind === 'idle' || step.kind === 'failed') && text.send}
    </button>
  )
}

/** The upload's progress, as a line along the button's lower edge. */
function Progress({ percent }: { percent: number }) {
  return (
    <progress
      aria-hidden="true"
      max={100}
      value={percent}
      className="absolute inset-x-0 bottom-0 h-[3px] w-full appearance-none border-none bg-transparent [&::-moz-progress-bar]:bg-paper [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-paper"
    />
  )
}

type FailureNoteProps = {
  failed: Failed
  email: string
  /** What the form still holds: no photos after a submission without script, nothing if the server could not read it. */
  preserved: 'all' | 'texts' | 'nothing'
}

const SECONDS_PER_MINUTE = 60

/** Why nothing has arrived, and what the visitor can do. */
function FailureNote({ failed, email, preserved }: FailureNoteProps) {
  const text = useFormMessages()
  const { reason, retryAfterSeconds } = failed
  return (
    <p className="max-w-[62ch] border-l-2 border-danger py-1 pl-5">
      <strong className="font-medium text-danger">{text.failures[reason]}</strong>{' '}
      {retryAfterSeconds !== null && retryAfterSeconds > SECONDS_PER_MINUTE && (
        <>{text.wait(Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE))} </>
      )}
      {text.failureHints[reason === 'refused-before' ? 'write' : preserved]}{' '}
      <EmailLink address={email} />.
    </p>
  )
}
