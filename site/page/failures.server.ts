import { data, type RouterContextProvider } from 'react-router'

import type { Reply } from '#upstream/upstream.ts'

import { inTime } from './in-time.ts'
import { referenceContext, reportContext } from './request-context.ts'

/** Why a page could not be shown, as far as a visitor is told. */
export type PageFailure =
  | { kind: 'page-not-found' | 'language-not-found' }
  | { kind: 'service-unavailable' | 'unexpected'; reference: string }

const RETRY_AFTER_SECONDS = 30

/** Longer than a service takes that is well; short enough that a visitor stays. */
const SOON_MS = 1_000

/** The answer that a page cannot do without; where there is none, not even an old one, the page is a 503, told in the log. */
export async function required<T>(
  context: Readonly<RouterContextProvider>,
  reply: Promise<Reply<T>>,
): Promise<T> {
  const answer = await reply
  if (answer.status === 'answered') return answer.value
  context.get(reportContext)(answer.failure)
  throw serviceUnavailable(context.get(referenceContext))
}

/** The answer that a page can do without: something takes its place. */
export async function optional<T>(reply: Promise<Reply<T>>): Promise<T | null> {
  const answer = await reply
  return answer.status === 'answered' ? answer.value : null
}

/**
 * The same for a page that would be whole without any service: it is not held up by one that hangs, whose answer is shown once
 * it has come.
 */
export async function optionalSoon<T>(reply: Promise<Reply<T>>): Promise<T | null> {
  return inTime(optional(reply), SOON_MS)
}

/** The 404 of an address that leads nowhere. */
export function pageNotFound() {
  return data({ kind: 'page-not-found' } satisfies PageFailure, { status: 404 })
}

/** The 404 of an address in a language that the site does not speak (with a full stop; docs/product.md: Languages and addresses). */
export function languageNotFound() {
  return data({ kind: 'language-not-found' } satisfies PageFailure, { status: 404 })
}

/** The 500 of a mistake of ours; what it was is for the log only. */
export function unexpectedFailure(reference: string) {
  return data({ kind: 'unexpected', reference } satisfies PageFailure, { status: 500 })
}

function serviceUnavailable(reference: string) {
  return data({ kind: 'service-unavailable', reference } satisfies PageFailure, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })
}
