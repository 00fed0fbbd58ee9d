import { fallbackLocale, isLocale, type Locale } from '#agency/locale.ts'

import { languageNotFound, pageNotFound } from './failures.server.ts'
import { identityContext, type PageContext } from './request-context.ts'

/** The part of an address that names its language; undefined for the fallback's. */
export type LocaleParams = { locale?: string | undefined }

/**
 * The language in which a page is requested. For a first segment shaped like a language (`fr`, `pt-BR`), throws the 404 of an
 * unsupported language. For any other segment, and for a supported language that this agency's site does not have, throws the
 * plain 404 (docs/product.md: Languages and addresses).
 */
export function pageLocale(context: PageContext, { locale }: LocaleParams): Locale {
  if (locale === undefined) return fallbackLocale
  if (isLocale(locale)) {
    if (context.get(identityContext).menuLanguages.includes(locale)) return locale
    throw pageNotFound()
  }
  throw /^[a-z]{2}(?:-[a-z]{2})?$/i.test(locale) ? languageNotFound() : pageNotFound()
}
