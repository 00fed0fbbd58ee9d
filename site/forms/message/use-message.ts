import { useState } from 'react'

import { problemsOf, type Received } from '../outcome.ts'
import type { Problems } from '../problems.ts'
import { useReceipt } from '../use-receipt.ts'
import { useSending } from '../use-sending.ts'
import type { MessageReading } from './message-fields.ts'

type MessageOptions = {
  address: string
  read: (form: FormData) => MessageReading
  /** The receipt's key in the tab's storage. */
  receiptKey: string
  /** The draft's key in the tab's storage. */
  draftKey: string
  /** The outcome of a submission without script, if there was one. */
  received?: Received | null
  onKey: (formKey: string) => void
  onProblems: () => void
  onReceived?: () => void
}

const noProblems: Problems = {}

/** Sends a message to the agency, after validating it by the rules of the server. */
export function useMessage(options: MessageOptions) {
  const { address, read, receiptKey, draftKey, onKey, onProblems, onReceived } = options
  const received = options.received ?? null
  const [problems, setProblems] = useState(() => problemsOf(received))
  const { receipt, earlier, arrive, forget } = useReceipt({ key: receiptKey, received, draftKey })
  const { step, send } = useSending({
    address,
    onKey,
    onReceived(arrived) {
      arrive(arrived)
      onReceived?.()
    },
    onInvalid(invalid) {
      setProblems(invalid.problems)
      onProblems()
    },
  })

  /** `prepare` adds further fields to the validated form. If it rejects, nothing is sent, and `step` reports the failure. */
  function submit(form: FormData, prepare: () => Promise<void> = async () => {}): void {
    if (step.kind === 'sending' || step.kind === 'sent') return
    const reading = read(form)
    setProblems(reading.status === 'invalid' ? reading.problems : noProblems)
    if (reading.status === 'invalid') return onProblems()
    void send(async () => {
      await prepare()
      return form
    })
  }
  /** Clears problems that the visitor has solved; new ones show only on submit. */
  function recheck(form: FormData): void {
    const reading = read(form)
    const wrong = reading.status === 'invalid' ? reading.problems : noProblems
    setProblems((before) => stillWrong(before, wrong))
  }

  return {
    step,
    problems,
    receipt,
    earlier,
    forgetReceipt: forget,
    submit,
    recheck,
    forgetProblems: () => setProblems(noProblems),
  }
}

function stillWrong(before: Problems, wrong: Problems): Problems {
  const names = Object.keys(before)
  const still = names.flatMap((name) => {
    const words = wrong[name]
    return words === undefined ? [] : [[name, words] as const]
  })
  return names.length === 0 ? before : Object.fromEntries(still)
}
