import { inEachLocale, locales, type Locale } from '#agency/locale.ts'
import type { PostSummary, Translations } from '#agency/post.ts'

import type { PageAddresses, PartialAddresses } from '../page/page-addresses.ts'
import { pathOfPattern, pathTo } from '../paths.ts'

/** A post's address in each language: its translation, or without one the post itself, which the page shows with a note. */
export function postAddresses(post: PostSummary, translations: Translations): PageAddresses {
  return inEachLocale((locale) => postPath(translations[locale] ?? post, locale))
}

/** The languages in which a post exists. */
export function languagesOf(translations: Translations): Locale[] {
  return locales.filter((locale) => translations[locale] !== null)
}

/** The addresses of a post and its translations; null for a language without one. */
export function addressesOfTranslations(translations: Translations): PartialAddresses {
  return inEachLocale((locale) => translations[locale] && postPath(translations[locale], locale))
}

/** A post's address under a language. */
export function postPath({ slug }: Pick<PostSummary, 'slug'>, locale: Locale): string {
  return pathTo('post', locale, { slug })
}

/** The route of the feeds; a post with this slug has no address. */
export const FEED_PATTERN = ':locale?/newsletter/feed.xml'

/** The address of a language's feed. */
export function feedPath(locale: Locale): string {
  return pathOfPattern(FEED_PATTERN, locale)
}
