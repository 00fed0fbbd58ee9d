import { type FormEvent, useRef, useState } from 'react'

import { factsOf } from '../forms/field.tsx'
import type { Received } from '../forms/outcome.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useErrorSummaryFocus } from '../forms/error-summary.tsx'
import { formPath } from '../page/form-addresses.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { useMessage } from '../forms/message/use-message.ts'
import { contactControls, readContact } from './contact-schema.ts'
import type { ContactView } from './load-contact.server.ts'

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
