import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { isRecord } from '#agency/json.ts'

import { EarlierReceipt, Receipt } from '../forms/receipt.tsx'
import { factsOf, HiddenFields, TextArea, TextField } from '../forms/field.tsx'
import { FormFoot } from '../forms/form-foot.tsx'
import { useMessage } from '../forms/message/use-message.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useFormMessages, useMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { formPath } from '../page/form-addresses.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { briefControls, readBrief } from './brief-schema.ts'

/** The talents of a brief. `listKey` tells their list from others: each has its own draft and receipt, for the life of the tab. */
export type BriefTalents = { ids: readonly number[]; listKey: string }

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

/** The server takes a form for a robot's if it comes within 3 s of its key. Waiting here avoids that refusal. */
const MIN_AGE_MS = 3_500

/** How long the key may take to arrive. */
const KEY_MS = 30_000

/** The form of a brief. */
export function useBrief(form: RefObject<HTMLFormElement | null>, { ids, listKey }: BriefTalents) {
  const { locale } = useShell()
  const draftKey = `passarela:brief:${listKey}`
  const address = formPath('brief', locale)
  const [formKey, setFormKey] = useState('') // empty until a message is sent
  const beginKey = useNewKey(address)

  function briefIn(element: HTMLFormElement): FormData {
    const brief = new FormData(element)
    for (const id of ids) brief.append('talent', String(id))
    return brief
  }

  const draft = useDraft(
    form,
    { key: draftKey, names: briefControls },
    {
      given: {},
      onFound: ({ [intakeFields.key]: kept = '' }) => {
        form.current?.closest('details')?.setAttribute('open', '')
        setFormKey(kept)
      },
    },
  )
  const { submit, recheck, forgetProblems, ...message } = useMessage({
    address,
    read: readBrief,
    receiptKey: `passarela:brief-receipt:${listKey}`,
    draftKey,
    onKey: setFormKey,
    onProblems: () =>
      nextAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
    onReceived: draft.clear,
  })

  return {
    ...message,
    formKey,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      draft.write(currentTarget)
      if (formKey === '') void beginKey().catch(() => undefined) // reported when the form is sent
      recheck(briefIn(currentTarget))
    },
    onReset: () => {
      draft.clear()
      forgetProblems()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const element = event.currentTarget
      const brief = briefIn(element)
      submit(brief, async () => {
        const key = formKey || (await beginKey())
        setFormKey(key)
        brief.set(intakeFields.key, key)
        draft.write(element, { [intakeFields.key]: key })
      })
    },
  }
}

/** A key is fetched when the visitor begins to type, so its age is the time spent typing. */
function useNewKey(address: string): () => Promise<string> {
  const key = useRef<Promise<string> | null>(null)
  return () => {
    key.current ??= fetchKey(address).catch((error: unknown) => {
      key.current = null // the next input fetches again
      throw error
    })
    return key.current
  }
}

/** Resolves to a key once it is old enough for a form that a person filled in. */
async function fetchKey(address: string): Promise<string> {
  const signal = AbortSignal.timeout(KEY_MS)
  const answer: unknown = await (await fetch(address, { signal })).json()
  if (!isRecord(answer) || typeof answer['formKey'] !== 'string') throw new Error('no key')
  await new Promise((resolve) => setTimeout(resolve, MIN_AGE_MS))
  return answer['formKey']
}
