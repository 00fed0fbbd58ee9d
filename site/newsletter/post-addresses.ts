import { locales, type Locale } from '#agency/locale.ts'
import type { PostSummary } from '#agency/post.ts'
import type { Translations } from '#agency/post-list.ts'

import type { PageAddresses, Places } from '../page/page-addresses.ts'
import { pathTo } from '../paths.ts'

/** Where a post stands: its translation in each language, in one without it the post itself, with a note. */
export function postAddresses(post: PostSummary, translations: Translations): PageAddresses {
  const pathIn = (locale: Locale) => postPath(translations[locale] ?? post, locale)
  return { pt: pathIn('pt'), en: pathIn('en'), es: pathIn('es') }
}

/** The languages that have a post. */
export function languagesOf(translations: Translations): Locale[] {
  return locales.filter((locale) => translations[locale] !== null)
}

/** Where a post and its translations are to be found. */
export function postPlaces(translations: Translations): Places {
  const pathIn = (locale: Locale) => translations[locale] && postPath(translations[locale], locale)
  return { pt: pathIn('pt'), en: pathIn('en'), es: pathIn('es') }
}

/** A post's address under a language. */
export function postPath({ slug }: Pick<PostSummary, 'slug'>, locale: Locale): string {
  return pathTo('post', locale, { slug })
}
