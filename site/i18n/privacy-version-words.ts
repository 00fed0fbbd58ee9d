import type { Locale } from '#agency/locale.ts'

/** Precedes the version at the foot of the privacy page. Only the server has it, since no other page needs it. */
export const privacyVersionWords: Readonly<Record<Locale, string>> = {
  pt: 'Versão deste texto',
  en: 'Version of this text',
  es: 'Versión de este texto',
}
