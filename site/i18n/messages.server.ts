import type { Locale } from '#agency/locale.ts'

import { formatDate } from './formats.ts'

const COMMAND = 'npm run agency -- import'
const GUIDE = 'docs/agency-folder.md'

/** A note to the agency, in lists, while its site has nothing to show. Only the server has it, and sends it if needed. */
export const ownerNotes: Readonly<Record<Locale, string>> = {
  pt: `Este site é seu? “${COMMAND} <pasta>” mostra aqui a sua agência; ${GUIDE} explica como.`,
  en: `Is this your site? “${COMMAND} <folder>” shows your agency here; ${GUIDE} explains how.`,
  es: `¿Este sitio es tuyo? “${COMMAND} <carpeta>” muestra aquí tu agencia; ${GUIDE} explica cómo.`,
}

/** Tells of which day (yyyy-MM-dd) the data are, if the agency's service has not answered since. Only the server has it. */
export function oldDataNotes(day: string): Readonly<Record<Locale, string>> {
  return {
    pt: `Dados de ${formatDate(day, 'pt')}. O sistema da agência não responde desde então, e algo pode ter mudado.`,
    en: `As of ${formatDate(day, 'en')}. The agency’s system has not answered since, and details may have changed.`,
    es: `Datos del ${formatDate(day, 'es')}. El sistema de la agencia no responde desde entonces, y algo puede haber cambiado.`,
  }
}

/** Precedes the version at the foot of the privacy page. Only the server has it, since no other page needs it. */
export const privacyVersionWords: Readonly<Record<Locale, string>> = {
  pt: 'Versão deste texto',
  en: 'Version of this text',
  es: 'Versión de este texto',
}

/** What search engines say of the home page, and what the installed site says of itself. */
export const homeDescriptions: Readonly<Record<Locale, (brand: string) => string>> = {
  pt: (brand) => `${brand}, agência de modelos. Conheça nossos talentos, seus books e medidas.`,
  en: (brand) => `${brand}, a model agency. Meet our models, their books and measurements.`,
  es: (brand) => `${brand}, agencia de modelos. Conoce a nuestros talentos, sus books y medidas.`,
}

/** What search engines say of the privacy page. */
export const privacyDescriptions: Readonly<Record<Locale, (brand: string) => string>> = {
  pt: (brand) => `O que a ${brand} faz com os seus dados.`,
  en: (brand) => `What ${brand} does with your data.`,
  es: (brand) => `Lo que ${brand} hace con tus datos.`,
}

/** Names a film's captions whose language is unknown. Only the server has it, as it names the others, too. */
export const captionsWords: Readonly<Record<Locale, string>> = {
  pt: 'Legendas',
  en: 'Captions',
  es: 'Subtítulos',
}
