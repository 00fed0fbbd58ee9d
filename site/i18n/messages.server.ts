import type { Locale } from '#agency/locale.ts'

const COMMAND = 'npm run agency -- import'
const GUIDE = 'docs/agency-folder.md'

/** A note to the agency, in lists, while its site has nothing to show. Only the server has it, and sends it if needed. */
export const ownerNotes: Readonly<Record<Locale, string>> = {
  pt: `Este site é seu? “${COMMAND} <pasta>” mostra aqui a sua agência; ${GUIDE} explica como.`,
  en: `Is this your site? “${COMMAND} <folder>” shows your agency here; ${GUIDE} explains how.`,
  es: `¿Este sitio es tuyo? “${COMMAND} <carpeta>” muestra aquí tu agencia; ${GUIDE} explica cómo.`,
}

/** Precedes the version at the foot of the privacy page. Only the server has it, since no other page needs it. */
export const privacyVersionWords: Readonly<Record<Locale, string>> = {
  pt: 'Versão deste texto',
  en: 'Version of this text',
  es: 'Versión de este texto',
}
