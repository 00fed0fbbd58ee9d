import { type FormEvent, type RefObject, useRef } from 'react'

import { formPath } from '../page/form-addresses.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { useMessage } from '../forms/message/use-message.ts'
import type { FormValues } from '../forms/form-values.ts'
import { useDraft } from '../forms/use-draft.ts'
import { briefControls, readBrief } from './brief-schema.ts'

/** The server takes a form for a robot's if it comes within 3 s of its key. Waiting here avoids that refusal. */
const MIN_AGE_MS = 3_500

/** How long the key may take to arrive. */
const KEY_MS = 30_000

/** The talents of a brief. `listKey` tells their list from others: each has its own draft and receipt, for the life of the tab. */
export type BriefTalents = { ids: readonly number[]; listKey: string }

type BriefKey = { formKey: string; receivedAt: number }

/** The form of a brief. */
export function useBrief(form: RefObject<HTMLFormElement | null>, { ids, listKey }: BriefTalents) {
  const { locale } = useShell()
  const draftKey = `passarela:brief:${listKey}`
  const address = formPath('brief', locale)
  const key = useBriefKey(address)

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
      onFound: ({ [intakeFields.key]: formKey = '' }) => {
        form.current?.closest('details')?.setAttribute('open', '')
        if (formKey !== '') key.take(formKey)
      },
    },
  )
  const { submit, recheck, forgetProblems, ...message } = useMessage({
    address,
    read: readBrief,
    receiptKey: `passarela:brief-receipt:${listKey}`,
    draftKey,
    onKey: key.take,
    onProblems: () =>
      nextAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
    onReceived: draft.clear,
  })

  return {
    ...message,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      draft.write(currentTarget, key.used())
      void key.begin().catch(() => undefined) // reported when the form is sent
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
        const formKey = await waitUntilPlausible(key.begin())
        key.take(formKey)
        draft.write(element, key.used())
        brief.set(intakeFields.key, formKey)
      })
    },
  }
}

/** The key of a brief. It is fetched when the visitor begins to type, so its age is the time spent typing. */
function useBriefKey(address: string) {
  const key = useRef<Promise<BriefKey> | null>(null)
  const used = useRef<FormValues>({})
  return {
    begin: (): Promise<BriefKey> => {
      key.current ??= fetchKey(address)
        .then(keyOf)
        .catch((error: unknown) => {
          key.current = null // the next input fetches again; a key that arrived stays, whatever becomes of the message
          throw error
        })
      return key.current
    },
    /** Goes on with a key: that of the message that is sent now, or of one that was sent before a reload, or the server's next. */
    take: (formKey: string): void => {
      used.current = { [intakeFields.key]: formKey }
      key.current = Promise.resolve(key.current).then((old) =>
        old?.formKey === formKey ? old : keyOf(formKey),
      )
    },
    /** For the draft: so the same message, sent again after a reload, is the same entry. Empty before a message is sent. */
    used: (): FormValues => used.current,
  }
}

function keyOf(formKey: string): BriefKey {
  return { formKey, receivedAt: performance.now() }
}

/** Waits until a key is old enough for a form that a person filled in. */
async function waitUntilPlausible(pendingKey: Promise<BriefKey>): Promise<string> {
  const { formKey, receivedAt } = await pendingKey
  const leftMs = receivedAt + MIN_AGE_MS - performance.now()
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return formKey
}

async function fetchKey(address: string): Promise<string> {
  const signal = AbortSignal.timeout(KEY_MS)
  const answer: unknown = await (await fetch(address, { signal })).json()
  if (typeof answer === 'object' && answer !== null && 'formKey' in answer) {
    return String(answer.formKey)
  }
  throw new Error('no key')
}
