import { useRef, useState } from 'react'

import { intakeFields } from '../page/intake.ts'
import type { Failed, Outcome } from './outcome.ts'
import { type Refused, sendForm, type Sending, type Sent } from './send-form.ts'
import type { MakeSmaller } from './send-smaller.ts'

/** The step of a submission. None can last for ever: every wait of `sendForm` ends. */
export type Step =
  | { kind: 'idle' }
  /** `isSmaller`: the form is sent made smaller, since a proxy refuses its full size. */
  | { kind: 'sending'; percent: number | null; isSmaller: boolean }
  | { kind: 'sent' }
  | ({ kind: 'failed' } & Failed)

/** How long the button says that the form is sent, before it offers to send again (docs/product.md: Application form). */
const RESET_MS = 2_500

type SendingOptions = {
  address: string
  onReceived: (received: Extract<Outcome, { status: 'received' }>) => void
  onInvalid: (invalid: Extract<Outcome, { status: 'invalid' }>) => void
  /** Receives the form key for the next submission. */
  onKey: (formKey: string) => void
  /** For a form with something that can be made smaller. */
  makeSmaller?: MakeSmaller
}

export function useSending(options: SendingOptions) {
  const { address, onReceived, onInvalid, onKey, makeSmaller } = options
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const isUnderWay = useRef(false)
  const refusal = useRef<Refused | null>(null)

  function stop(next: Step) {
    setStep(next)
    isUnderWay.current = false
  }

  function settle(sent: Sent) {
    if ('formKey' in sent && sent.formKey !== null) onKey(sent.formKey)
    switch (sent.status) {
      case 'received':
        setStep({ kind: 'sent' })
        onReceived(sent)
        setTimeout(stop, RESET_MS, { kind: 'idle' })
        return
      case 'invalid':
        stop({ kind: 'idle' })
        onInvalid(sent)
        return
      case 'failed':
      case 'unavailable':
      case 'refused':
      case 'proof-needed':
        stop({ kind: 'failed', ...failedOf(sent) })
    }
  }

  /**
   * `prepare` resolves to the form to send. If it resolves to null, nothing is sent; if it rejects, that counts as no connection.
   * A second call meanwhile does nothing.
   */
  async function send(prepare: () => Promise<FormData | null>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStep({ kind: 'sending', percent: null, isSmaller: false })
    const form = await prepare().catch(() => 'lost' as const)
    if (form === 'lost') return settle({ status: 'unavailable', reason: 'connection' })
    if (form === null) return stop({ kind: 'idle' })
    settle(await sendThrough({ address, form, setStep, refusal, makeSmaller }))
  }
  return { step, send }
}

/** Why nothing was received, of an outcome that is neither a receipt nor a list of mistakes. */
export function failedOf(sent: Exclude<Sent, { status: 'received' | 'invalid' }>): Failed {
  switch (sent.status) {
    case 'failed':
      return { reason: sent.reason, retryAfterSeconds: sent.retryAfterSeconds }
    case 'unavailable':
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
  /** A proxy's known refusal: later submissions are made smaller at once. */
  refusal: { current: Refused | null }
  makeSmaller: MakeSmaller | undefined
}

/** Sends a form. If it is too large for a proxy in front of the site, makes it smaller and sends it again. */
async function sendThrough({
  address,
  form,
  setStep,
  refusal,
  makeSmaller,
}: Through): Promise<Sent> {
  const progressOf = (isSmaller: boolean) => (percent: number) =>
    setStep({ kind: 'sending', percent, isSmaller })
  const first = { address, form, onProgress: progressOf(false) }
  const sent = refusal.current ?? (await sendPatiently(first))
  if (sent.status !== 'refused' || makeSmaller === undefined) return sent
  setStep({ kind: 'sending', percent: null, isSmaller: true })
  const smaller = await import('./send-smaller.ts').catch(() => null)
  if (smaller === null) return sent
  const sending = { ...first, onProgress: progressOf(true) }
  const again = await smaller.sendSmaller({
    sending,
    refused: sent,
    makeSmaller,
    send: sendPatiently,
  })
  refusal.current = again.status === 'refused' || again.status === 'unavailable' ? null : sent
  return again
}

/**
 * Sends a form. If it came too fast for a person, such as after the browser filled it in, waits as long as the server says and
 * sends it again, so that the visitor does not notice.
 */
async function sendPatiently(sending: Sending): Promise<Sent> {
  const sent = await sendWithProof(sending)
  if (sent.status !== 'failed' || sent.reason !== 'too-fast') return sent
  await new Promise((resolve) => setTimeout(resolve, (sent.retryAfterSeconds ?? 0) * 1_000))
  return sendWithProof(sending)
}

/** Sends a form. If the server requests a proof of work, solves it and sends the form again. */
async function sendWithProof(sending: Sending): Promise<Sent> {
  const sent = await sendForm(sending)
  if (sent.status !== 'proof-needed') return sent
  const solving = await import('./solve-proof.ts').catch(() => null)
  const proof = (await solving?.solveProof()) ?? null
  if (proof === null) return sent
  sending.form.set(intakeFields.proof, proof)
  return sendForm(sending)
}
