import { useRef } from 'react'
import { useLocation } from 'react-router'

import { EarlierReceipt, Receipt } from '../forms/receipt.tsx'
import { factsOf, TextArea, TextField } from '../forms/field.tsx'
import { HiddenFields } from '../forms/hidden-fields.tsx'
import { FormFoot } from '../forms/form-foot.tsx'
import { useFormMessages, useMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { useShell } from '../page/shell.ts'
import { type BriefTalents, useBrief } from './use-brief.ts'

/** A client's brief: sender, project, dates and talents, sent to the agency as a message. The receipt takes the form's place. */
export function BriefForm(talents: BriefTalents) {
  const { email } = useShell()
  const text = useMessageFormMessages()
  const element = useRef<HTMLFormElement>(null)
  const { pathname, search, hash } = useLocation()
  const { step, problems, receipt, earlier, forgetReceipt, formKey, ...handlers } = useBrief(
    element,
    talents,
  )
  const facts = factsOf('brief', problems)
  if (receipt !== null) {
    return (
      <div className="pt-4 pb-6">
        <Receipt
          title={text.received}
          receipt={receipt}
          email={email}
          another={{
            label: text.contact.another,
            address: pathname + search + hash,
            onFollow: (event) => {
              forgetReceipt()
              event.preventDefault() // a link to an address with a fragment would not load the page anew
              location.reload()
            },
          }}
        >
          <p>{text.next}</p>
        </Receipt>
      </div>
    )
  }
  return (
    // until its script has come, the button does nothing: "get" would put the message into the address
    <form
      ref={element}
      method="dialog"
      noValidate
      {...handlers}
      className="max-w-[62rem] space-y-7 pb-6"
    >
      {earlier !== null && (
        <div className="pt-3">
          <EarlierReceipt receipt={earlier} />
        </div>
      )}
      <p className="max-w-[62ch] pt-3 text-grey">
        {text.brief.lead} {text.brief.chosen(talents.ids.length)}
      </p>
      <Fields facts={facts} />
      <HiddenFields formKey={formKey} />
      <FormFoot step={step} received={null} email={email} givenBack="all" />
    </form>
  )
}

function Fields({ facts }: { facts: ReturnType<typeof factsOf> }) {
  const text = useMessageFormMessages()
  const formText = useFormMessages()
  return (
    <div className="grid gap-x-12 gap-y-7 lg:grid-cols-2">
      <TextField facts={facts('name')} label={text.name} autoComplete="name" />
      <TextField facts={facts('email')} label={formText.email} type="email" autoComplete="email" />
      <TextField facts={facts('project')} label={text.brief.project} />
      <TextField facts={facts('dates')} label={text.brief.dates} isOptional />
      <TextArea facts={facts('message')} label={text.message} rows={4} className="lg:col-span-2" />
    </div>
  )
}
