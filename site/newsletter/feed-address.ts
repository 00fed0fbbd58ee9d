import type { Locale } from '#agency/locale.ts'

import { pathTo } from '../paths.ts'

/** The route of the feeds; a post with this slug has no address. */
export const FEED_PATTERN = ':locale?/newsletter/feed.xml'

/** The address of a language's feed. */
export function feedPath(locale: Locale): string {
  return `${pathTo('newsletter', locale, {})}/feed.xml`
}
