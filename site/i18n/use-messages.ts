import { useLocation } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { pt, type Messages } from './messages/pt.ts'

/** The texts of each language. */
export const messages: Readonly<Record<Locale, Messages>> = { pt, en, es }

/** The language of the address that the visitor is at. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

/** The texts in that language. */
export function useMessages(): Messages {
  return messages[useLocale()]
}
