import type { Locale } from '#agency/locale.ts'

/** What each language calls itself. */
export const languageNames = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
} as const satisfies Record<Locale, string>
