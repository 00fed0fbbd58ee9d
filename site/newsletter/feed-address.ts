import type { Locale } from '#agency/locale.ts'

import { pathTo } from '../paths.ts'

/** The route of the feeds; a post that is called so has none. */
export const FEED_PATTERN = ':locale?/newsletter/feed.xml'

/** Where a language's feed stands. */
export function feedPath(locale: Locale): string {
  return `${pathTo('newsletter', locale, {})}/feed.xml`
}
