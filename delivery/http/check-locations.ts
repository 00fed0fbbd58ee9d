import type { MiddlewareHandler } from 'hono'

/**
 * Whether a browser that follows a location stays on the site: a path with a single slash at its start. Browsers read `//` and
 * `/\` as another host, and strip control characters before they parse.
 */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
}

/** Checks every `Location` of the site. One that leads off the site is our bug: a 500, never a redirect. */
export const checkLocations: MiddlewareHandler = async (c, next) => {
  await next()
  const location = c.res.headers.get('Location')
  if (location === null || isOwnPath(location)) return
  c.res.headers.delete('Location')
  throw new Error('a redirect would lead off the site')
}
