import { barePolicy, commonHeaders } from '../http/security-headers.ts'
import type { Lack } from './picture-answer.ts'

/** What every picture and film carries, and every answer in place of one: it runs nothing and is shown nowhere else. */
export const mediaHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': barePolicy,
}

const RETRY_AFTER_SECONDS = '10'

/** The answer in place of a picture or film. Kept for seconds at the most (safety: rule 8), and tells nothing. */
export function lackingAnswer(status: Lack['status']): Response {
  const headers = { ...mediaHeaders, 'Cache-Control': 'public, max-age=10' }
  switch (status) {
    case 'missing':
      return new Response(null, { status: 404, headers })
    case 'broken':
      return new Response(null, { status: 502, headers })
    case 'unavailable':
      return new Response(null, {
        status: 503,
        headers: {
          ...mediaHeaders,
          'Cache-Control': 'no-store',
          'Retry-After': RETRY_AFTER_SECONDS,
        },
      })
  }
}
