import { isRouteErrorResponse } from 'react-router'

import type { PageFailure } from '../page/failures.server.ts'

/** What a visitor can be told of an error. */
export type Failure = PageFailure['kind'] | 'no-connection' | 'page-incomplete'

/** What an error means for the visitor. */
export function failureOf(error: unknown): Failure {
  if (isFetchFailure(error)) return 'no-connection'
  if (!isRouteErrorResponse(error)) return 'unexpected'
  if (error.status === 503) return 'service-unavailable'
  if (error.status !== 404) return 'unexpected'
  return isLanguageFailure(error.data) ? 'language-not-found' : 'page-not-found'
}

/** What `fetch` throws in Chromium, Firefox and Safari; any other TypeError is a mistake of ours. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(?:failed to fetch|networkerror|load failed)/i.test(error.message)
  )
}

/** Under which name the log tells more of it; null where our server did not say so. */
export function referenceOf(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof data !== 'object' || data === null || !('reference' in data)) return null
  return typeof data.reference === 'string' ? data.reference : null
}

function isLanguageFailure(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'language-not-found'
  )
}

/** The status under which it happened (500 where nobody said); null where the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return failureOf(error) === 'no-connection' ? null : 500
}
