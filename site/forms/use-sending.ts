import { useCallback, useRef, useState } from 'react'

import { intakeFields } from '../page/intake.ts'
import type { Failed } from './failure-note.tsx'
import type { Outcome } from './outcome.ts'
import { type Refused, sendForm, type Sending, type Sent } from './send-form.ts'
import type { MakeSmaller } from './send-smaller.ts'

/** Where a form is on its way. There is no state that it could hang in: every wait of `sendForm` ends. */
export type Step =
  | { kind: 'idle' }
  /** `isSmaller`: for the second time, since it was too large for something on its way. */
  | { kind: 'sending'; percent: number | null; isSmaller: boolean }
  | { kind: 'sent' }
  | ({ kind: 'failed' } & Failed)

/** For how long the button says that it is sent, before the form is empty again (docs/product.md: Application form). */
const RESET_MS = 2_500

type SendingOptions = {
  address: string
  onReceived: (received: Extract<Outcome, { status: 'received' }>) => void
  onInvalid: (invalid: Extract<Outcome, { status: 'invalid' }>) => void
  /** A key for the next time; the one that was sent is used up. */
  onKey: (formKey: string) => void
  /** Where a form has something that can be made smaller. */
  makeSmaller?: MakeSmaller
}

export function useSending(options: SendingOptions) {
  const { address, onReceived, onInvalid, onKey, makeSmaller } = options
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const isUnderWay = useRef(false)
  const limit = useRef<Refused | null>(null)

  const settle = useCallback(
    (sent: Sent) => {
      if ('formKey' in sent && sent.formKey !== null) onKey(sent.formKey)
      switch (sent.status) {
        case 'received':
          setStep({ kind: 'sent' })
          onReceived(sent)
          setTimeout(() => {
            setStep({ kind: 'idle' })
            isUnderWay.current = false
          }, RESET_MS)
          return
        case 'invalid':
          setStep({ kind: 'idle' })
          onInvalid(sent)
          break
        case 'failed':
        case 'lost':
        case 'refused':
        case 'proof-needed':
          setStep({ kind: 'failed', ...failedOf(sent) })
      }
      isUnderWay.current = false
    },
    [onReceived, onInvalid, onKey],
  )

  /**
   * `prepare` hands over what is sent, once it is ready; null calls it off, and where it rejects there is no connection. A
   * second call meanwhile does nothing.
   */
  const send = useCallback(
    async (prepare: () => Promise<FormData | null>) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setStep({ kind: 'sending', percent: null, isSmaller: false })
      const form = await prepare().catch(() => 'lost' as const)
      if (form === 'lost') return settle({ status: 'lost', reason: 'connection' })
      if (form === null) {
        setStep({ kind: 'idle' })
        isUnderWay.current = false
        return
      }
      settle(await sendThrough({ address, form, setStep, limit, makeSmaller }))
    },
    [address, settle, makeSmaller],
  )
  return { step, send }
}

function failedOf(sent: Exclude<Sent, { status: 'received' | 'invalid' }>): Failed {
  switch (sent.status) {
    case 'failed':
      return { reason: sent.reason, retryAfterSeconds: sent.retryAfterSeconds }
    case 'lost':
      return { reason: sent.reason, retryAfterSeconds: null }
    case 'refused': {
      const reason = sent.before.by === '413' ? 'refused-before' : 'connection'
      return { reason, retryAfterSeconds: null }
    }
    case 'proof-needed':
      return { reason: 'too-many', retryAfterSeconds: null }
  }
}

type Through = {
  address: string
  form: FormData
  setStep: (step: Step) => void
  /** What something on the way is known to refuse: what is sent later is made smaller at once. */
  limit: { current: Refused | null }
  makeSmaller: MakeSmaller | undefined
}

/** Sends; what was too large for a proxy in front of the site is made smaller and sent again. */
async function sendThrough({ address, form, setStep, limit, makeSmaller }: Through): Promise<Sent> {
  const telling = (isSmaller: boolean) => (percent: number) =>
    setStep({ kind: 'sending', percent, isSmaller })
  const first = { address, form, onProgress: telling(false) }
  const sent = limit.current ?? (await sendPatiently(first))
  if (sent.status !== 'refused' || makeSmaller === undefined) return sent
  setStep({ kind: 'sending', percent: null, isSmaller: true })
  const smaller = await import('./send-smaller.ts').catch(() => null)
  if (smaller === null) return sent
  const sending = { ...first, onProgress: telling(true) }
  const again = await smaller.sendSmaller({
    sending,
    refused: sent,
    makeSmaller,
    send: sendPatiently,
  })
  limit.current = again.status === 'refused' || again.status === 'lost' ? null : sent
  return again
}

/**
 * Sends; whoever was quicker than the server believes of anybody, such as with a browser that fills in forms, waits as long
 * as it says and does not notice.
 */
async function sendPatiently(sending: Sending): Promise<Sent> {
  const sent = await sendWithProof(sending)
  if (sent.status !== 'failed' || sent.reason !== 'too-fast') return sent
  await new Promise((resolve) => setTimeout(resolve, (sent.retryAfterSeconds ?? 0) * 1_000))
  return sendWithProof(sending)
}

/** Sends, and where the server asks for some work first, does it and sends again. */
async function sendWithProof(sending: Sending): Promise<Sent> {
  const sent = await sendForm(sending)
  if (sent.status !== 'proof-needed') return sent
  const solving = await import('./solve-proof.ts').catch(() => null)
  const proof = (await solving?.solveProof()) ?? null
  if (proof === null) return sent
  sending.form.set(intakeFields.proof, proof)
  return sendForm(sending)
}
