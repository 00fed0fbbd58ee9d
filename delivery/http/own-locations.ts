import type { MiddlewareHandler } from 'hono'

/**
 * Whether a browser that follows it stays on the site: a path with one slash at its beginning. Browsers read `//` and `/\` as
 * another host, and leave out control characters before they look.
 */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
}

/** Every `Location` of the site passes here. One that leads elsewhere is a bug of ours: 500, and never a redirect. */
export const onlyOwnLocations: MiddlewareHandler = async (c, next) => {
  await next()
  const location = c.res.headers.get('Location')
  if (location === null || isOwnPath(location)) return
  c.res.headers.delete('Location')
  throw new Error('a redirect would lead off the site')
}
