import { isRouteErrorResponse } from 'react-router'

import { isRecord } from '#agency/json.ts'

import type { PageFailure } from '../page/failures.server.ts'

/** The kinds of error that a visitor can see. */
export type Failure = PageFailure['kind'] | 'no-connection' | 'page-incomplete'

/** The kind of an error. */
export function failureOf(error: unknown): Failure {
  if (isFetchFailure(error)) return 'no-connection'
  if (!isRouteErrorResponse(error)) return 'unexpected'
  if (error.status === 503) return 'service-unavailable'
  if (error.status !== 404) return 'unexpected'
  return toldOf(error).kind === 'language-not-found' ? 'language-not-found' : 'page-not-found'
}

/**
 * Recognizes what `fetch` throws in Chromium, Firefox and Safari, and what reading an answer throws if the connection breaks off,
 * which React Router gives as the cause of its own error. Any other TypeError is a bug of ours.
 */
function isFetchFailure(error: unknown): boolean {
  const thrown = error instanceof Error ? (error.cause ?? error) : null
  return (
    thrown instanceof TypeError &&
    /^(?:failed to fetch|network ?error|load failed|error in input stream)/i.test(thrown.message)
  )
}

/** The reference under which the log has details; null if our server sent none. */
export function referenceOf(error: unknown): string | null {
  const { reference } = toldOf(error)
  return typeof reference === 'string' ? reference : null
}

/** What our server tells of an error; nothing if the answer is another's. */
function toldOf(error: unknown): { kind?: unknown; reference?: unknown } {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  return isRecord(data) ? data : {}
}

/** The HTTP status of an error (500 if it has none); null if the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return failureOf(error) === 'no-connection' ? null : 500
}
