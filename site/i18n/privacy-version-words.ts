import type { Locale } from '#agency/locale.ts'

/** Before the version at the foot of the privacy page. Sent by the server alone: no other page has it. */
export const privacyVersionWords: Readonly<Record<Locale, string>> = {
  pt: 'Versão deste texto',
  en: 'Version of this text',
  es: 'Versión de este texto',
}
