import { type FormEvent, type RefObject, useRef, useState } from 'react'

import { isRecord } from '#agency/json.ts'

import { formPath } from '../page/form-addresses.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { useMessage } from '../forms/message/use-message.ts'
import { useDraft } from '../forms/use-draft.ts'
import { briefControls, readBrief } from './brief-schema.ts'

/** The server takes a form for a robot's if it comes within 3 s of its key. Waiting here avoids that refusal. */
const MIN_AGE_MS = 3_500

/** How long the key may take to arrive. */
const KEY_MS = 30_000

/** The talents of a brief. `listKey` tells their list from others: each has its own draft and receipt, for the life of the tab. */
export type BriefTalents = { ids: readonly number[]; listKey: string }

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
