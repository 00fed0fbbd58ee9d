import { redirect, type MiddlewareFunction } from 'react-router'

import { canonicalPath } from '../paths.ts'

/** Redirects permanently to the better form of an address, with its query. Works for pages and for their data. */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ url }, next) => {
  const better = canonicalPath(url.pathname)
  if (better !== null) throw redirect(better + url.search, 301)
  return next()
}
