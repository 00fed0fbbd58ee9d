import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Step } from './use-sending.ts'

/** Send, sending with a spinner, sent with a check (docs/product.md: Application form). Never `disabled`: it keeps the focus. */
export function SubmitButton({ step }: { step: Step }) {
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
