import { cacheableAddress } from '#site/shell/cacheable-pages.ts'
import { LIST_ADDRESS, OTHER_COVERS_ADDRESS } from '#site/roster-list/roster-list.ts'

import { isDecodable } from '../http/decodable.ts'

const LONGEST = 2_048
const lists: readonly string[] = [LIST_ADDRESS, OTHER_COVERS_ADDRESS]
const SITEMAP = /^\/sitemap(?:-\d{1,5})?\.xml$/

/**
 * Under which address the answer to a request's target is kept: one for all queries that mean the same, so that what nobody
 * reads does not multiply what is kept. Null for what is made anew each time.
 */
export function keptAddress(target: string): string | null {
  const [path] = target.split('?', 1)
  const url = target.length > LONGEST ? null : URL.parse(target, 'http://site')
  if (url === null || url.pathname !== path || !isAsInLinks(path)) return null
  const isFile = lists.includes(url.pathname) || SITEMAP.test(url.pathname)
  return isFile ? url.pathname : cacheableAddress(url)
}

/** Whether a path is escaped as links are: each other way would be one more address of the same. */
function isAsInLinks(path: string): boolean {
  return isDecodable(path) && encodeURI(decodeURIComponent(path)) === path
}
