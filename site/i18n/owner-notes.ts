import type { Locale } from '#agency/locale.ts'

const COMMAND = 'npm run agency -- import'
const GUIDE = 'docs/agency-folder.md'

/** What lists say to the agency itself while its site has nothing to show. Sent by the server alone, where it is needed. */
export const ownerNotes: Readonly<Record<Locale, string>> = {
  pt: `Este site é seu? “${COMMAND} <pasta>” mostra aqui a sua agência; ${GUIDE} explica como.`,
  en: `Is this your site? “${COMMAND} <folder>” shows your agency here; ${GUIDE} explains how.`,
  es: `¿Este sitio es tuyo? “${COMMAND} <carpeta>” muestra aquí tu agencia; ${GUIDE} explica cómo.`,
}
