import type { MiddlewareHandler } from 'hono'

import { isOwnPath } from './check-locations.ts'
import { isReading } from './request-target.ts'

/** The site does no further work for a longer address (docs/product.md: Limits). */
export const MAX_ADDRESS_BYTES = 4_096

/**
 * Redirects an address beyond the limit to as much of it as fits: a link with thousands of talents shows the first of them. 414
 * if the path alone is too long, if browsers would read it as another host, or if the method is not GET or HEAD.
 */
export const limitAddressLength: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= MAX_ADDRESS_BYTES) return next()
  const isOwn = pathname.length <= MAX_ADDRESS_BYTES && isOwnPath(pathname)
  if (!isOwn || !isReading(c.req)) return c.text('414', 414)
  return c.redirect(pathname + queryWithin(search, MAX_ADDRESS_BYTES - pathname.length))
}

/** As much of a query as fits into `room` characters, cut before the first value that does not fit. */
export function queryWithin(search: string, room: number): string {
  const end = [...search.matchAll(/[,&]|%2C/gi)].findLast(({ index }) => index <= room)
  return search.slice(0, end?.index ?? 0)
}
