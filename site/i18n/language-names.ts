import type { Locale } from '#agency/locale.ts'

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
}
