import { type FormEvent, type RefObject, useRef } from 'react'

import { briefPath } from '../form-addresses.ts'
import { intakeFields } from '../intake.ts'
import { useShell } from '../shell.ts'
import { nextFrame } from '../ui/next-frame.ts'
import { useMessage } from '../writing/use-message.ts'
import { readBrief } from './brief-schema.ts'

/** A brief about talents; its key is fetched once somebody begins to type, and tells when that was. */
export function useBrief(form: RefObject<HTMLFormElement | null>, ids: readonly number[]) {
  const { locale } = useShell()
  const key = useRef<Promise<string> | null>(null)
  const address = briefPath(locale)

  function begin(): Promise<string> {
    key.current ??= fetchKey(address).catch((error: unknown) => {
      key.current = null // asked for again; one that is there stays, whatever becomes of the message
      throw error
    })
    return key.current
  }

  const { step, problems, reference, submit } = useMessage({
    address,
    read: readBrief,
    onKey: (formKey) => {
      key.current = Promise.resolve(formKey)
    },
    onProblems: () =>
      nextFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
  })

  return {
    step,
    problems,
    reference,
    begin: () => void begin().catch(() => undefined), // told when it is sent
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const brief = new FormData(event.currentTarget)
      for (const id of ids) brief.append('talent', String(id))
      submit(brief, async () => brief.set(intakeFields.key, await begin()))
    },
  }
}

async function fetchKey(address: string): Promise<string> {
  const answer: unknown = await (await fetch(address)).json()
  if (typeof answer === 'object' && answer !== null && 'formKey' in answer) {
    return String(answer.formKey)
  }
  throw new Error('no key')
}
