import { useRef } from 'react'

import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { controls } from './controls.ts'
import { ErrorSummary, isAnyWrong, OUTCOME_ID } from '../forms/error-summary.tsx'
import { FormEnd } from './form-end.tsx'
import { FormHead } from './form-head.tsx'
import { GenderField } from './gender-field.tsx'
import { HiddenFields } from '../forms/hidden-fields.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { LookFields } from './look-fields.tsx'
import type { Received } from '../forms/outcome.ts'
import { PersonalFields } from './personal-fields.tsx'
import { summaryLines } from '../forms/summary-lines.ts'
import { namedFields } from './named-fields.ts'
import { ASKED } from './questions.ts'
import { TooYoung } from './too-young.tsx'
import { useApplication } from './use-application.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'

type ApplicationFormProps = {
  view: ScoutingView
  received: Received | null
  /** The application has arrived: the page shows the receipt instead of the form, and resets the form behind it. */
  isReceived: boolean
  onReceived: (arrived: { reference: string; name: string }) => void
}

/**
 * The application form. Its HTML works without script; with script, no input is ever lost (docs/product.md: Application form).
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { view, received, isReceived, onReceived } = props
  const { locale } = useShell()
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const element = useRef<HTMLFormElement>(null)
  const application = useApplication(element, view, { received, onReceived })
  const { fields, formState, photos } = application
  const isLive = useIsLive()
  const isTooYoung = isLive && formState.age === 'too-young'
  const named = namedFields(fields, text, formText, formState.age)
  const lines = summaryLines(isTooYoung ? [] : named, formText)
  useLeaveGuard(formState.isUnsent, text.leave)
  return (
    <>
      {lines.length > 0 && !isReceived && <ErrorSummary lines={lines} />}
      {!isReceived && (
        <FormHead
          view={view}
          is={lines.length === 0 ? 'open' : isAnyWrong(lines) ? 'wrong' : 'asked'}
        />
      )}
      <form
        ref={element}
        id="application"
        data-live={isLive}
        method="post"
        action={`${view.addresses[locale]}#${OUTCOME_ID}`}
        encType="multipart/form-data"
        noValidate
        onSubmit={application.onSubmit}
        onInput={({ currentTarget }) => formState.onInput(currentTarget)}
        onReset={() => {
          formState.onEmptied()
          application.questions.clear()
          photos.clear()
        }}
      >
        <HiddenFields formKey={application.formKey} />
        <input type="hidden" name={ASKED} value={application.questions.asked} />
        <GenderField facts={fields[controls.gender]} />
        <div className="mt-9 grid gap-x-12 gap-y-7 lg:grid-cols-2">
          <PersonalFields
            facts={fields}
            today={view.today}
            age={formState.age}
            tooYoung={<TooYoung minimumAge={view.minimumAge} email={view.scoutingEmail} />}
          />
          <div hidden={isTooYoung} className="contents">
            <LookFields facts={fields} lists={view.lists} place={formState.place} />
          </div>
        </div>
        <div hidden={isTooYoung}>
          <FormEnd application={application} view={view} received={isReceived ? null : received} />
        </div>
      </form>
    </>
  )
}
