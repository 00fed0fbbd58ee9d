import type { FailureReason, Outcome } from './outcome.ts'

/** How long a form on its way may stand still, and how long its answer may take after the last byte (decisions: B). */
export const sendingLimits = { stillMs: 60_000, answerMs: 30_000 }

/** An answer of the server, or how the way to it failed. */
export type Sent =
  | Outcome
  | { status: 'lost'; reason: Extract<FailureReason, 'connection' | 'slow'> }

type Sending = {
  address: string
  form: FormData
  /** From 0 to 100, as it goes up. */
  onProgress: (percent: number) => void
  limits?: typeof sendingLimits
}

/** Sends a form and tells how far it is, which `fetch` cannot; never rejects, and never waits for ever. */
export function sendForm({ address, form, onProgress, limits = sendingLimits }: Sending) {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const request = new XMLHttpRequest()
  let timer = 0
  const end = (sent: Sent) => {
    clearTimeout(timer)
    resolve(sent)
    request.abort()
  }
  const endIn = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => end({ status: 'lost', reason: 'slow' }), ms)
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    endIn(limits.stillMs)
    onProgress(Math.round((loaded / total) * 100))
  })
  request.upload.addEventListener('load', () => endIn(limits.answerMs))
  request.addEventListener('error', () => end({ status: 'lost', reason: 'connection' }))
  request.addEventListener('load', () =>
    end(readOutcome(request.responseText) ?? { status: 'lost', reason: 'connection' }),
  )
  endIn(limits.stillMs)
  request.open('POST', address)
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
