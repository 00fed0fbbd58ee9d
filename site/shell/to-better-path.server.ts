import { redirect, type MiddlewareFunction } from 'react-router'

import { betterPath } from '../paths.ts'

/** Redirects permanently to the better form of an address, with its query. Works for pages and for their data. */
export const toBetterPath: MiddlewareFunction<Response> = ({ url }, next) => {
  const better = betterPath(url.pathname)
  if (better !== null) throw redirect(better + url.search, 301)
  return next()
}
