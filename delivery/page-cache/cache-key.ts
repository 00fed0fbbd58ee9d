import { cacheableAddress } from '#site/shell/page-queries.ts'
import { LIST_ADDRESS, OTHER_COVERS_ADDRESS } from '#site/roster-list/roster-list.ts'
import { decodePath } from '#contract/service-address.ts'

const LONGEST = 2_048
const lists: readonly string[] = [LIST_ADDRESS, OTHER_COVERS_ADDRESS]
const SITEMAP = /^\/sitemap(?:-\d{1,5})?\.xml$/

/**
 * The page cache's key for a request target. All queries with the same meaning share one key, so that parameters that no page
 * reads do not multiply the entries. Null for a response that is never cached.
 */
export function cacheKeyOf(target: string): string | null {
  const [path] = target.split('?', 1)
  const url = target.length > LONGEST ? null : URL.parse(target, 'http://site')
  if (url === null || url.pathname !== path || !isAsInLinks(path)) return null
  const isFile = lists.includes(url.pathname) || SITEMAP.test(url.pathname)
  return isFile ? url.pathname : cacheableAddress(url)
}

/** Whether a path is escaped as our links are; any other escaping would be a second key for the same page. */
function isAsInLinks(path: string): boolean {
  const decoded = decodePath(path)
  return decoded !== null && encodeURI(decoded) === path
}
