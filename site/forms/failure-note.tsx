import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import type { FailureReason } from './outcome.ts'

export type Failed = { reason: FailureReason; retryAfterSeconds: number | null }

type FailureNoteProps = {
  failed: Failed
  email: string
  /** What the form still holds: no photos after a submission without script, nothing if the server could not read it. */
  preserved: 'all' | 'texts' | 'nothing'
}

const SECONDS = 60

/** Why nothing has arrived, and what the visitor can do. */
export function FailureNote({ failed, email, preserved }: FailureNoteProps) {
  const text = useFormMessages()
  const { reason, retryAfterSeconds } = failed
  return (
    <p className="max-w-[62ch] border-l-2 border-danger py-1 pl-5">
      <strong className="font-medium text-danger">{text.failures[reason]}</strong>{' '}
      {retryAfterSeconds !== null && retryAfterSeconds > SECONDS && (
        <>{text.wait(Math.ceil(retryAfterSeconds / SECONDS))} </>
      )}
      {text.failureHints[reason === 'refused-before' ? 'write' : preserved]}{' '}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
      .
    </p>
  )
}
