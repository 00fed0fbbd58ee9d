import { REFUSED_HEADER, type RefusedBefore } from '../page/intake.ts'
import type { FailureReason, Outcome } from './outcome.ts'

/** How long a form on its way may stand still, and how long its answer may take after the last byte (docs/product.md: Application form). */
export const sendingLimits = { stillMs: 60_000, answerMs: 30_000 }

/** An answer of the server, or how the way to it failed. */
export type Sent =
  | Outcome
  | { status: 'lost'; reason: Extract<FailureReason, 'connection' | 'slow'> }
  | Refused

/** The site has not seen it: something before it took no form so large, or may have; its connection ended in mid-upload. */
export type Refused = { status: 'refused'; before: RefusedBefore }

/** Of a form's body: what nginx takes where nothing else is configured, the smallest limit that is usual. */
const USUAL_LIMIT = 1_048_576

export type Sending = {
  address: string
  form: FormData
  /** From 0 to 100, as it goes up. */
  onProgress: (percent: number) => void
  /** How it was refused before it was made smaller. */
  refused?: RefusedBefore
  limits?: typeof sendingLimits
}

/** Sends a form and tells how far it is, which `fetch` cannot; never rejects, and never waits for ever. */
export function sendForm({ address, form, onProgress, refused, limits = sendingLimits }: Sending) {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const request = new XMLHttpRequest()
  let timer = 0
  let bytes = 0
  let isUp = false
  const end = (sent: Sent) => {
    clearTimeout(timer)
    resolve(sent)
    request.abort()
  }
  const endIn = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => end({ status: 'lost', reason: 'slow' }), ms)
  }
  const refusedBy = (by: RefusedBefore['by']) => end({ status: 'refused', before: { by, bytes } })
  request.upload.addEventListener('loadstart', ({ total }) => {
    bytes = total
  })
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    endIn(limits.stillMs)
    onProgress(Math.round((loaded / total) * 100))
  })
  request.upload.addEventListener('load', () => {
    isUp = true
    endIn(limits.answerMs)
  })
  request.addEventListener('error', () => {
    if (!isUp && bytes > USUAL_LIMIT) refusedBy('cut-off')
    else end({ status: 'lost', reason: 'connection' })
  })
  request.addEventListener('load', () => {
    const outcome = readOutcome(request.responseText)
    if (outcome === null && request.status === 413) refusedBy('413')
    else end(outcome ?? { status: 'lost', reason: 'connection' })
  })
  endIn(limits.stillMs)
  request.open('POST', address)
  if (refused !== undefined) {
    request.setRequestHeader(REFUSED_HEADER, `${refused.by} ${refused.bytes}`)
  }
  request.send(form)
  return promise
}

const statuses = ['received', 'invalid', 'failed', 'proof-needed']

/** What the server answered; null for what is no answer of its form, such as a page of something before it. */
function readOutcome(text: string): Outcome | null {
  try {
    const answer: unknown = JSON.parse(text)
    return isOutcome(answer) ? answer : null
  } catch {
    return null
  }
}

function isOutcome(answer: unknown): answer is Outcome {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return false
  return statuses.some((status) => status === answer.status) && 'formKey' in answer
}
