import { isRecord, parseJson } from '#agency/json.ts'

import { REFUSED_HEADER, type RefusedBefore } from '../page/intake.ts'
import type { FailureReason, Outcome } from './outcome.ts'

/** How long an upload may stall, and how long the answer may take after the upload (docs/product.md: Application form). */
export const sendingLimits = { stillMs: 60_000, answerMs: 30_000 }

/** The server's answer, or why there is none. */
export type Sent =
  | Outcome
  | { status: 'unavailable'; reason: Extract<FailureReason, 'connection' | 'slow'> }
  | Refused

/** The form did not reach the site. A proxy refused its size, or probably did: the connection ended during the upload. */
export type Refused = { status: 'refused'; before: RefusedBefore }

/** nginx's default limit for a body, in bytes: the smallest usual one. */
const USUAL_LIMIT = 1_048_576

export type Sending = {
  address: string
  form: FormData
  /** Receives the upload's progress, from 0 to 100. */
  onProgress: (percent: number) => void
  /** How the form was refused before it was made smaller. */
  refused?: RefusedBefore
  limits?: typeof sendingLimits
}

/** Sends a form and reports the upload's progress, which `fetch` cannot. Never rejects, and never waits for ever. */
export const sendForm = (sending: Sending) =>
  new Promise<Sent>((resolve) => begin(sending, resolve))

function begin(
  { address, form, onProgress, refused, limits = sendingLimits }: Sending,
  resolve: (sent: Sent) => void,
) {
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
    timer = window.setTimeout(() => end({ status: 'unavailable', reason: 'slow' }), ms)
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
    else end({ status: 'unavailable', reason: 'connection' })
  })
  request.addEventListener('load', () => {
    const outcome = readOutcome(request.responseText)
    if (outcome === null && request.status === 413) refusedBy('413')
    else end(outcome ?? { status: 'unavailable', reason: 'connection' })
  })
  endIn(limits.stillMs)
  request.open('POST', address)
  if (refused !== undefined) {
    request.setRequestHeader(REFUSED_HEADER, `${refused.by} ${refused.bytes}`)
  }
  request.send(form)
}

const statuses = ['received', 'invalid', 'failed', 'proof-needed']

/** The server's answer; null for any other response, such as a proxy's page. */
function readOutcome(text: string): Outcome | null {
  const answer = parseJson(text)
  return isOutcome(answer) ? answer : null
}

function isOutcome(answer: unknown): answer is Outcome {
  return (
    isRecord(answer) && statuses.some((each) => each === answer['status']) && 'formKey' in answer
  )
}
