import { redirect, type MiddlewareFunction } from 'react-router'

import { normalizedPath } from '../paths.ts'

/** Redirects permanently to the normalized path of an address, with its query. Works for pages and for their data. */
export const redirectToNormalizedPath: MiddlewareFunction<Response> = ({ url }, next) => {
  const normalized = normalizedPath(url.pathname)
  if (normalized !== null) throw redirect(normalized + url.search, 301)
  return next()
}
