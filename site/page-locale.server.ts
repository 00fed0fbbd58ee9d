import { fallbackLocale, isLocale, type Locale } from '#agency/locale.ts'

import { languageNotFound, pageNotFound } from './failures.server.ts'

/**
 * The language that a page is asked for in. Throws the 404 of an unsupported language for a first segment shaped like one
 * (`fr`, `pt-BR`), and the plain 404 for any other (decisions: Paths).
 */
export function pageLocale({ locale }: { locale?: string | undefined }): Locale {
  if (locale === undefined) return fallbackLocale
  if (isLocale(locale)) return locale
  throw /^[a-z]{2}(?:-[a-z]{2})?$/i.test(locale) ? languageNotFound() : pageNotFound()
}
