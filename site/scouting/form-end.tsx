import { useEffect, useRef } from 'react'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { ConsentFields } from './consent-fields.tsx'
import { OUTCOME_ID } from './error-summary.tsx'
import { type Failed, FailureNote } from './failure-note.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Received } from './outcome.ts'
import { PhotoSlots } from './photo-slots.tsx'
import { Receipt } from './receipt.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { useApplication } from './use-application.ts'
import type { Step } from './use-sending.ts'

type FormEndProps = {
  application: ReturnType<typeof useApplication>
  view: ScoutingView
  received: Received | null
}

/** Photos, ticks, the button, and what came of it. */
export function FormEnd({ application, view, received }: FormEndProps) {
  const text = useScoutingMessages()
  const { fields, photos, filling, step, receipt } = application
  const told = step.kind === 'idle' ? failureOf(received) : null
  const failed = step.kind === 'failed' ? step : told
  return (
    <div className="mt-10 space-y-9">
      <PhotoSlots facts={fields} photos={photos} />
      <ConsentFields facts={fields} age={filling.age} />
      <div role="alert" id={told === null ? undefined : OUTCOME_ID} tabIndex={-1}>
        {failed !== null && (
          <FailureNote failed={failed} email={view.scoutingEmail} kept={keptOf(told, received)} />
        )}
      </div>
      <div>
        <SubmitButton step={step} />
        <p aria-live="polite" className="sr-only">
          {statusOf(step, text)}
        </p>
        <button type="reset" className="label mx-auto mt-4 block px-3 py-2 text-grey">
          {text.clear}
        </button>
      </div>
      {receipt !== null && <FreshReceipt key={receipt.reference} facts={receipt} view={view} />}
    </div>
  )
}

/** A receipt that has just come has the focus, and stays when the form is empty again. */
function FreshReceipt({
  facts,
  view,
}: Pick<Parameters<typeof Receipt>[0], 'facts'> & Pick<FormEndProps, 'view'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Receipt
      facts={facts}
      id="receipt"
      email={view.scoutingEmail}
      retentionDays={view.retentionDays}
      headingRef={heading}
    />
  )
}

function failureOf(received: Received | null): Failed | null {
  if (received === null) return null
  const { outcome } = received
  if (outcome.status === 'failed') return outcome
  return outcome.status === 'proof-needed' ? { reason: 'too-many', retryAfterSeconds: null } : null
}

function keptOf(told: Failed | null, received: Received | null): 'all' | 'texts' | 'nothing' {
  if (told === null) return 'all'
  return Object.keys(received?.values ?? {}).length > 0 ? 'texts' : 'nothing'
}

function statusOf({ kind }: Step, text: { sending: string; sent: string }): string {
  return kind === 'sending' ? text.sending : kind === 'sent' ? text.sent : ''
}
