import { type FormEvent, useEffect, useRef } from 'react'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { controlStyle, Field, type FieldFacts } from '../scouting/field.tsx'
import { HiddenFields } from '../scouting/hidden-fields.tsx'
import { TextField } from '../scouting/text-field.tsx'
import { useShell } from '../shell.ts'
import { useBrief } from './use-brief.ts'

/** Who asks, for what, when, and for whom: goes to the agency as a message. */
export function BriefForm({ ids }: { ids: readonly number[] }) {
  const { email } = useShell()
  const text = useScoutingMessages()
  const { step, problems, send, begin } = useBrief(ids)
  const facts = (name: string): FieldFacts => ({
    key: undefined,
    id: `brief-${name}`,
    name,
    initialValue: '',
    errors: problems[name] === undefined ? undefined : [...problems[name]],
  })
  if (step.kind === 'received') return <BriefReceipt reference={step.reference} />
  return (
    <form
      noValidate
      onInput={begin}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      className="max-w-[62rem] pb-6"
    >
      <p className="max-w-[62ch] pt-3 pb-6 text-grey">
        {text.brief.lead} {text.brief.chosen(ids.length)}
      </p>
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-2">
        <TextField facts={facts('name')} label={text.brief.name} autoComplete="name" />
        <TextField facts={facts('email')} label={text.email} type="email" autoComplete="email" />
        <TextField facts={facts('project')} label={text.brief.project} />
        <TextField facts={facts('dates')} label={text.brief.dates} isOptional />
        <Field facts={facts('message')} label={text.brief.message} className="lg:col-span-2">
          {(control) => <textarea {...control} rows={4} className={controlStyle} />}
        </Field>
      </div>
      <HiddenFields formKey="" />
      <div role="alert">
        {step.kind === 'failed' && (
          <p className="mt-6 max-w-[62ch] border-l-2 border-danger py-1 pl-5">
            <strong className="font-medium text-danger">{text.failures[step.reason]}</strong>{' '}
            {text.brief.kept}{' '}
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
            .
          </p>
        )}
      </div>
      <button
        type="submit"
        aria-disabled={step.kind === 'sending' || undefined}
        className="label mt-7 border border-transparent bg-ink px-10 py-4 text-paper"
      >
        {step.kind === 'sending' ? text.sending : text.send}
      </button>
    </form>
  )
}

/** Takes the form's place, and the focus that was in it. */
function BriefReceipt({ reference }: { reference: string }) {
  const text = useScoutingMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="pt-4 pb-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="display text-[2rem] leading-none focus-visible:shadow-none focus-visible:outline-none"
      >
        {text.brief.received}
      </h2>
      <p className="pt-3">{text.brief.next}</p>
      <p className="label pt-4">{text.reference}</p>
      <p className="break-all">{reference}</p>
    </div>
  )
}
