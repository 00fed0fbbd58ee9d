import { redirect, type MiddlewareFunction } from 'react-router'

import { betterPath } from '../paths.ts'

/** Leads on to an address's better form for good, be it asked for as a page or as a page's data, with its query. */
export const toBetterPath: MiddlewareFunction<Response> = ({ url }, next) => {
  const better = betterPath(url.pathname)
  if (better !== null) throw redirect(better + url.search, 301)
  return next()
}
