import { type FormEvent, useRef, useState } from 'react'

import { addressOfOutcome, useErrorSummaryFocus } from '../forms/error-summary.tsx'
import { FormFoot } from '../forms/form-foot.tsx'
import { useMessage } from '../forms/message/use-message.ts'
import type { Received } from '../forms/outcome.ts'
import { factsOf, TextArea, TextField } from '../forms/field.tsx'
import { HiddenFields } from '../forms/hidden-fields.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useMask } from '../forms/use-mask.ts'
import { useFormMessages, useMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { pathTo } from '../paths.ts'
import { formPath } from '../page/form-addresses.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { contactControls, readContact } from './contact-schema.ts'
import type { ContactView } from './load-contact.server.ts'
import { Link } from '../ui/link.tsx'

type MessageFormProps = {
  contact: ReturnType<typeof useContact>
  view: ContactView
  received: Received | null
}

/** The form for a short message. It works without script; with script nothing typed is lost (docs/product.md: Contact). */
export function MessageForm({ contact, view, received }: MessageFormProps) {
  const { locale, email } = useShell()
  const text = useMessageFormMessages().contact
  const isLive = useIsLive()
  const { element, formKey, step, receipt, onInput, onReset, onSubmit } = contact
  return (
    <div hidden={receipt !== null}>
      <form
        ref={element}
        id="message"
        data-live={isLive}
        method="post"
        action={addressOfOutcome(view.addresses[locale])}
        encType="multipart/form-data"
        noValidate
        onInput={onInput}
        onReset={onReset}
        onSubmit={onSubmit}
        className="space-y-9 print:hidden"
      >
        <p className="max-w-[62ch] text-grey">
          {text.lead} {text.privacyBefore}{' '}
          <Link to={pathTo('privacy', locale, {})} className="underline underline-offset-4">
            {text.privacyLink}
          </Link>
          .
        </p>
        <HiddenFields formKey={formKey} />
        <Fields facts={contact.facts} />
        <FormFoot
          step={step}
          received={receipt === null ? received : null}
          email={email}
          givenBack="all"
        />
      </form>
    </div>
  )
}

function Fields({ facts }: Pick<MessageFormProps['contact'], 'facts'>) {
  const text = useMessageFormMessages()
  const formText = useFormMessages()
  const phoneMask = useMask('phone')
  return (
    <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
      <TextField facts={facts('name')} label={text.name} autoComplete="name" />
      <TextField facts={facts('email')} label={formText.email} type="email" autoComplete="email" />
      <TextField
        facts={facts('phone')}
        label={formText.phone}
        hint={formText.phoneHint}
        isOptional
        type="tel"
        autoComplete="tel"
        inputRef={phoneMask}
      />
      <TextField
        facts={facts('company')}
        label={text.contact.company}
        isOptional
        autoComplete="organization"
      />
      <TextArea facts={facts('message')} label={text.message} rows={5} className="md:col-span-2" />
    </div>
  )
}

const draftPlace = { key: 'passarela:message', names: contactControls }

/** The state of the contact page's form: filling in, validation and sending. */
export function useContact(view: ContactView, received: Received | null) {
  const { locale } = useShell()
  const element = useRef<HTMLFormElement>(null)
  const [formKey, setFormKey] = useState(received?.outcome.formKey ?? view.formKey)
  const [given, setGiven] = useState(received?.values ?? {})
  const draft = useDraft(element, draftPlace, {
    given,
    onFound: (values) => {
      const kept = values[intakeFields.key]
      if (kept !== undefined) setFormKey(kept)
    },
  })
  const { submit, recheck, forgetProblems, problems, ...message } = useMessage({
    address: formPath('message', locale),
    read: readContact,
    receiptKey: 'passarela:message-receipt',
    draftKey: draftPlace.key,
    received,
    onKey: setFormKey,
    onProblems: useErrorSummaryFocus(),
    onReceived: () => element.current?.reset(), // otherwise a reload restores the sent text as if it were unsent
  })
  return {
    element,
    formKey,
    ...message,
    facts: factsOf('message', problems, given),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      draft.write(currentTarget)
      recheck(new FormData(currentTarget))
    },
    onReset: () => {
      draft.clear()
      forgetProblems()
      setGiven({}) // values that the server gave back are the form's defaults, to which a reset returns
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit(new FormData(event.currentTarget))
    },
  }
}
