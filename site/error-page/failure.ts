import { isRouteErrorResponse } from 'react-router'

import type { PageFailure } from './page-failure.ts'

/** What a visitor can be told of an error. */
export type Failure = PageFailure['kind'] | 'no-connection' | 'page-incomplete' | 'unexpected'

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

function isLanguageFailure(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'language-not-found'
  )
}

/** The status under which it happened (spec 4: 500 where nobody said); null where the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return failureOf(error) === 'no-connection' ? null : 500
}
