import { useCallback, useRef, useState } from 'react'

import { intakeFields } from '../intake.ts'
import type { Failed } from './failure-note.tsx'
import type { Outcome } from './outcome.ts'
import { sendForm, type Sent } from './send-form.ts'

/** Where a form is on its way. There is no state that it could hang in: every wait of `sendForm` ends. */
export type Step =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number | null }
  | { kind: 'sent' }
  | ({ kind: 'failed' } & Failed)

/** For how long the button says that it is sent, before the form is empty again (spec 9). */
const RESET_MS = 2_500

type SendingOptions = {
  address: string
  onReceived: (received: Extract<Outcome, { status: 'received' }>) => void
  onInvalid: (invalid: Extract<Outcome, { status: 'invalid' }>) => void
  /** A key for the next time; the one that was sent is used up. */
  onKey: (formKey: string) => void
  /** Once the button has said long enough that it is sent. */
  onDone: () => void
}

export function useSending({ address, onReceived, onInvalid, onKey, onDone }: SendingOptions) {
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const isUnderWay = useRef(false)

  const settle = useCallback(
    (sent: Sent) => {
      if ('formKey' in sent && sent.formKey !== null) onKey(sent.formKey)
      switch (sent.status) {
        case 'received':
          setStep({ kind: 'sent' })
          onReceived(sent)
          setTimeout(() => {
            setStep({ kind: 'idle' })
            onDone()
            isUnderWay.current = false
          }, RESET_MS)
          return
        case 'invalid':
          setStep({ kind: 'idle' })
          onInvalid(sent)
          break
        case 'failed':
        case 'lost': {
          const retryAfterSeconds = sent.status === 'failed' ? sent.retryAfterSeconds : null
          setStep({ kind: 'failed', reason: sent.reason, retryAfterSeconds })
          break
        }
        case 'proof-needed':
          setStep({ kind: 'failed', reason: 'too-many', retryAfterSeconds: null })
          break
      }
      isUnderWay.current = false
    },
    [onReceived, onInvalid, onKey, onDone],
  )

  /**
   * `prepare` hands over what is sent, once it is ready; null calls it off, and where it rejects there is no connection. A
   * second call meanwhile does nothing.
   */
  const send = useCallback(
    async (prepare: () => Promise<FormData | null>) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setStep({ kind: 'sending', percent: null })
      const form = await prepare().catch(() => 'lost' as const)
      if (form === 'lost') return settle({ status: 'lost', reason: 'connection' })
      if (form === null) {
        setStep({ kind: 'idle' })
        isUnderWay.current = false
        return
      }
      const onProgress = (percent: number) => setStep({ kind: 'sending', percent })
      settle(await sendPatiently({ address, form, onProgress }))
    },
    [address, settle],
  )
  return { step, send }
}

/**
 * Sends; whoever was quicker than the server believes of anybody, such as with a browser that fills in forms, waits as long
 * as it says and does not notice.
 */
async function sendPatiently(sending: Parameters<typeof sendForm>[0]): Promise<Sent> {
  const sent = await sendWithProof(sending)
  if (sent.status !== 'failed' || sent.reason !== 'too-fast') return sent
  await new Promise((resolve) => setTimeout(resolve, (sent.retryAfterSeconds ?? 0) * 1_000))
  return sendWithProof(sending)
}

/** Sends, and where the server asks for some work first, does it and sends again. */
async function sendWithProof(sending: Parameters<typeof sendForm>[0]): Promise<Sent> {
  const sent = await sendForm(sending)
  if (sent.status !== 'proof-needed') return sent
  const solving = await import('./solve-proof.ts').catch(() => null)
  const proof = (await solving?.solveProof()) ?? null
  if (proof === null) return sent
  sending.form.set(intakeFields.proof, proof)
  return sendForm(sending)
}
