import type { MiddlewareHandler } from 'hono'

import { isOwnPath } from './own-locations.ts'
import { isReading } from './request-target.ts'

/** What is longer costs no further work (docs/product.md: Limits). */
export const MOST_ADDRESS_BYTES = 4_096

/**
 * An address beyond the limit leads on to as much of it as fits: a link that names thousands of talents shows the first of
 * them. 414 where the path alone is too long or would be read as another host, and for what is no reading.
 */
export const onlyShortAddresses: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= MOST_ADDRESS_BYTES) return next()
  const isOwn = pathname.length <= MOST_ADDRESS_BYTES && isOwnPath(pathname)
  if (!isOwn || !isReading(c.req)) return c.text('414', 414)
  return c.redirect(pathname + queryWithin(search, MOST_ADDRESS_BYTES - pathname.length))
}

/** As much of a query as fits into so many characters, without the last value that does not fit whole. */
export function queryWithin(search: string, room: number): string {
  const end = [...search.matchAll(/[,&]|%2C/gi)].findLast(({ index }) => index <= room)
  return search.slice(0, end?.index ?? 0)
}
