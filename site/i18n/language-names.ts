import type { Locale } from '#agency/locale.ts'

/** Each language's name in that language. */
export const languageNames = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
} as const satisfies Record<Locale, string>
