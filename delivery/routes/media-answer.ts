import { denyAllPolicy, commonHeaders } from '../http/security-headers.ts'
import type { PictureError } from '#media/pictures/picture-result.ts'

/** The headers of every picture and film, and of every error in their place: no scripts run, and no other site embeds them without `?feed`. */
export const mediaHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': denyAllPolicy,
}

const RETRY_AFTER_SECONDS = '10'

/** Status and headers of an error in place of a picture or film. Cached for seconds at most (docs/product.md: Pictures). */
export function errorResponse(status: PictureError['status']): {
  status: number
  headers: Readonly<Record<string, string>>
} {
  const headers = { ...mediaHeaders, 'Cache-Control': 'public, max-age=10' }
  switch (status) {
    case 'missing':
      return { status: 404, headers }
    case 'invalid':
      return { status: 502, headers }
    case 'unavailable':
      return {
        status: 503,
        headers: {
          ...mediaHeaders,
          'Cache-Control': 'no-store',
          'Retry-After': RETRY_AFTER_SECONDS,
        },
      }
  }
}
