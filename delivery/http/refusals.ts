import type { Context, MiddlewareHandler } from 'hono'

import { isReading } from './request-target.ts'

/** Passes on requests that only read; answers all others with 405 and what the address allows (RFC 9110, 15.5.6). */
export function refuseMethodsBut(allowed: 'GET, HEAD' | 'GET, HEAD, POST'): MiddlewareHandler {
  return async (c, next) => {
    if (isReading(c.req)) return next()
    return c.text('405', 405, { Allow: allowed })
  }
}

const RETRY_AFTER_SECONDS = '30'

/** The answer while a service that it needs is away. */
export function answerUnavailable(c: Context): Response {
  return c.body(null, 503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
}
