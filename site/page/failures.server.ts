import { data } from 'react-router'

import type { Reply } from '#upstream/upstream.ts'

import { withTimeoutOrNull, OPTIONAL_TIMEOUT_MS } from './with-timeout-or-null.ts'
import { referenceContext, reportContext, type PageContext } from './request-context.ts'

/** Why a page could not be shown, in the detail that visitors get. */
export type PageFailure =
  | { kind: 'page-not-found' | 'language-not-found' }
  | { kind: 'service-unavailable' | 'unexpected'; reference: string }

const RETRY_AFTER_SECONDS = 30

/** An answer that the page needs. If there is none, not even an old one, logs the failure and throws a 503. */
export async function required<T>(context: PageContext, reply: Promise<Reply<T>>): Promise<T> {
  const answer = await reply
  if (answer.status === 'answered') return answer.value
  context.get(reportContext)(answer.reason)
  throw serviceUnavailable(context.get(referenceContext))
}

/** An answer that the page can do without; null if there is none. */
export async function optional<T>(reply: Promise<Reply<T>>): Promise<T | null> {
  const answer = await reply
  return answer.status === 'answered' ? answer.value : null
}

/**
 * Like `optional`, but null after one second: a hanging service must not hold up a page that is complete without it. Later
 * renderings show the late answer.
 */
export async function optionalWithTimeout<T>(reply: Promise<Reply<T>>): Promise<T | null> {
  return (await answerWithTimeout(reply))?.value ?? null
}

/** Like `optionalWithTimeout`, with the time of the answer. */
export async function answerWithTimeout<T>(reply: Promise<Reply<T>>) {
  const answer = await withTimeoutOrNull(OPTIONAL_TIMEOUT_MS, reply)
  return answer?.status === 'answered' ? answer : null
}

/** The 404 of an address that leads nowhere. */
export function pageNotFound() {
  return data({ kind: 'page-not-found' } satisfies PageFailure, { status: 404 })
}

/** The 404 of an unsupported language, whose title ends with a full stop (docs/product.md: Languages and addresses). */
export function languageNotFound() {
  return data({ kind: 'language-not-found' } satisfies PageFailure, { status: 404 })
}

/** The 500 of a bug in the site. Its details go to the log only. */
export function unexpectedFailure(reference: string) {
  return data({ kind: 'unexpected', reference } satisfies PageFailure, { status: 500 })
}

function serviceUnavailable(reference: string) {
  return data({ kind: 'service-unavailable', reference } satisfies PageFailure, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })
}
