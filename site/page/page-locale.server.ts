import type { RouterContextProvider } from 'react-router'

import { fallbackLocale, isLocale, type Locale } from '#agency/locale.ts'

import { languageNotFound, pageNotFound } from './failures.server.ts'
import { identityContext } from './request-context.ts'

/**
 * The language that a page is asked for in. Throws the 404 of an unsupported language for a first segment shaped like one
 * (`fr`, `pt-BR`), and the plain 404 for any other (docs/product.md: Languages and addresses), as for a language that this agency's site does not have.
 */
export function pageLocale(
  context: Readonly<RouterContextProvider>,
  { locale }: { locale?: string | undefined },
): Locale {
  if (locale === undefined) return fallbackLocale
  if (isLocale(locale)) {
    if (context.get(identityContext).menuLanguages.includes(locale)) return locale
    throw pageNotFound()
  }
  throw /^[a-z]{2}(?:-[a-z]{2})?$/i.test(locale) ? languageNotFound() : pageNotFound()
}
