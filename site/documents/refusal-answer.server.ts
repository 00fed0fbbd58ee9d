import { redirect, type RouterContextProvider } from 'react-router'

import type { Failure } from '#upstream/upstream.ts'

import { reportContext } from '../page/request-context.ts'
import { type Refusal, statusOfRefusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = 5

/** Headers of every answer to an order of a document. */
export const notCached = { 'Cache-Control': 'private, no-store' }

type Refused = {
  refusal: Refusal
  message: string
  /** The ids of the photos that caused it. */
  frames: readonly number[]
  /** The page that says the same. */
  address: string
  /** Seconds until the next order is taken; null if this is not the reason. */
  pauseSeconds: number | null
}

/** A refusal: JSON for script, and a redirect to the page that says the same for a form without script. */
export function answerRefusal(
  request: Request,
  { refusal, message, frames, address, pauseSeconds }: Refused,
): Response {
  const takesPages = request.headers.get('accept')?.includes('text/html') === true
  if (takesPages) return redirect(address, 303)
  const status = statusOfRefusal(refusal)
  const retryAfter = pauseSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : null)
  const headers = {
    ...notCached,
    ...(retryAfter !== null && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json({ refusal, message, frames }, { status, headers })
}

/** Reports why an order failed, unless the visitor has cancelled it. A timeout is a failure. */
export function reportFailedOrder(
  context: Readonly<RouterContextProvider>,
  failure: Failure,
  signal: AbortSignal,
): void {
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  if (!signal.aborted || isTimeout) context.get(reportContext)(failure)
}
