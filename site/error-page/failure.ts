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
  return isLanguageFailure(error.data) ? 'language-not-found' : 'page-not-found'
}

/** Recognizes what `fetch` throws in Chromium, Firefox and Safari; any other TypeError is a bug of ours. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(?:failed to fetch|networkerror|load failed)/i.test(error.message)
  )
}

/** The reference under which the log has details; null if our server sent none. */
export function referenceOf(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  const reference = isRecord(data) ? data['reference'] : null
  return typeof reference === 'string' ? reference : null
}

function isLanguageFailure(data: unknown): boolean {
  return isRecord(data) && data['kind'] === 'language-not-found'
}

/** The HTTP status of an error (500 if it has none); null if the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return failureOf(error) === 'no-connection' ? null : 500
}
