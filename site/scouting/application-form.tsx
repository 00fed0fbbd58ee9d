import { useRef } from 'react'

import { useFormMessages, useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { ConsentFields } from './consent-fields.tsx'
import { controls, type Facts } from './controls.ts'
import {
  addressOfOutcome,
  ErrorSummary,
  isAnyWrong,
  summaryLines,
} from '../forms/error-summary.tsx'
import { FormFoot } from '../forms/form-foot.tsx'
import { FormHead } from './form-head.tsx'
import type { FieldFacts } from '../forms/field.tsx'
import { HiddenFields } from '../forms/hidden-fields.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Received } from '../forms/outcome.ts'
import { PersonalFields } from './personal-fields.tsx'
import { PhotoSlots } from './photo-slots.tsx'
import { PlaceFields, type usePlace } from './place-fields.tsx'
import { SelectField } from './select-field.tsx'
import { namedFields } from './named-fields.ts'
import { ASKED } from './questions.ts'
import { useApplication } from './use-application.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { FormLists } from './to-form-lists.ts'
import { problemWords } from '../forms/problems.ts'

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
  const { facts, formState } = application
  const isLive = useIsLive()
  const isTooYoung = isLive && formState.age === 'too-young'
  const named = namedFields(facts, text, formText, formState.age)
  const lines = summaryLines(isTooYoung ? [] : named, formText)
  useLeaveGuard(formState.isUnsent, text.leave)
  return (
    <>
      {!isReceived && (
        <FormHead
          view={view}
          is={lines.length === 0 ? 'open' : isAnyWrong(lines) ? 'wrong' : 'asked'}
        />
      )}
      {lines.length > 0 && !isReceived && <ErrorSummary lines={lines} />}
      <form
        ref={element}
        id="application"
        data-live={isLive}
        method="post"
        action={addressOfOutcome(view.addresses[locale])}
        encType="multipart/form-data"
        noValidate
        onSubmit={application.onSubmit}
        onInput={application.onInput}
        onReset={application.onReset}
      >
        <HiddenFields formKey={application.formKey} />
        <input type="hidden" name={ASKED} value={application.asked} />
        <GenderField facts={facts(controls.gender)} />
        <div className="mt-9 grid gap-x-12 gap-y-7 lg:grid-cols-2">
          <PersonalFields
            facts={facts}
            today={view.today}
            age={formState.age}
            tooYoung={<TooYoung minimumAge={view.minimumAge} email={view.scoutingEmail} />}
          />
          <div hidden={isTooYoung} className="contents">
            <LookFields facts={facts} lists={view.lists} place={formState.place} />
          </div>
        </div>
        <div hidden={isTooYoung}>
          <FormEnd application={application} view={view} received={isReceived ? null : received} />
        </div>
      </form>
    </>
  )
}

type TooYoungProps = { minimumAge: number; email: string }

/**
 * Replaces the rest of the form for applicants below the minimum age: why not yet, and who may write instead (docs/product.md:
 * Application form).
 */
function TooYoung({ minimumAge, email }: TooYoungProps) {
  const text = useScoutingMessages()
  return (
    <p className="border-l-2 border-ink py-1 pl-5 text-base">
      {text.tooYoung(minimumAge)} <EmailLink address={email} />.
    </p>
  )
}

type LookFieldsProps = { facts: Facts; lists: FormLists; place: ReturnType<typeof usePlace> }

/** The applicant's looks and place of residence. */
function LookFields({ facts, lists, place }: LookFieldsProps) {
  const text = useScoutingMessages()
  const placeFacts = {
    country: facts(controls.country),
    state: facts(controls.state),
    city: facts(controls.city),
  }
  return (
    <>
      <SelectField facts={facts(controls.height)} label={text.height} list={lists.heights} />
      <SelectField facts={facts(controls.shoes)} label={text.shoes} list={lists.shoes} />
      <SelectField facts={facts(controls.eyes)} label={text.eyes} list={lists.eyes} />
      <SelectField facts={facts(controls.hair)} label={text.hair} list={lists.hair} />
      <PlaceFields facts={placeFacts} countries={lists.countries} chosen={place} />
    </>
  )
}

type FormEndProps = {
  application: ReturnType<typeof useApplication>
  view: ScoutingView
  received: Received | null
}

/** Photos, consent, the button, and the reason why nothing has arrived. */
function FormEnd({ application, view, received }: FormEndProps) {
  const { facts, photos, formState, step } = application
  return (
    <div className="mt-10 space-y-9">
      <PhotoSlots facts={facts} photos={photos} lost={formState.lostPhotos} />
      <ConsentFields facts={facts} age={formState.age} />
      <FormFoot
        step={step}
        received={received}
        email={view.scoutingEmail}
        givenBack="texts"
        onRestored={formState.onRestored}
      />
    </div>
  )
}

// Firefox 119 and 120 do not know `:has`
const wordStyle =
  'border-b-2 border-transparent pb-1 text-faint peer-checked:border-ink peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ink forced-colors:border-0 forced-colors:decoration-2 forced-colors:underline-offset-8 forced-colors:peer-checked:underline'

/** Woman or man, as two large words; `woman` is preselected (docs/product.md: Application form). */
function GenderField({ facts }: { facts: FieldFacts }) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const problem = problemWords(formText, facts.errors)
  const problemId = problem === null ? undefined : `${facts.id}-problem`
  const chosen = facts.initialValue || 'woman'
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="sr-only">{text.gender}</legend>
      <div className="display flex flex-wrap gap-x-8 gap-y-2 text-[2.5rem] leading-none">
        {(['woman', 'man'] as const).map((gender, index) => (
          <label key={gender} className="relative cursor-pointer">
            <input
              type="radio"
              id={index === 0 ? facts.id : `${facts.id}-${gender}`}
              name={facts.name}
              value={gender}
              defaultChecked={chosen === gender}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={wordStyle}>{text.genders[gender]}</span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className="pt-2 text-[0.8125rem] text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
