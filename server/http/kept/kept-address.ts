import { keptPageAddress } from '#site/kept-pages.ts'
import { LIST_ADDRESS, OTHER_COVERS_ADDRESS } from '#site/roster-list/roster-list.ts'

const LONGEST = 2_048
const lists: readonly string[] = [LIST_ADDRESS, OTHER_COVERS_ADDRESS]
const SITEMAP = /^\/sitemap(?:-\d{1,5})?\.xml$/

/**
 * Under which address the answer to a request's target is kept: one for all queries that mean the same, so that what nobody
 * reads does not multiply what is kept. Null for what is made anew each time.
 */
export function keptAddress(target: string): string | null {
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return null
  const url = new URL(target, 'http://site')
  const isFile = lists.includes(url.pathname) || SITEMAP.test(url.pathname)
  return isFile ? url.pathname : keptPageAddress(url)
}
