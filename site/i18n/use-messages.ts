import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

import { type Locale, locales } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { messagesOf } from './catalogues.ts'
import type { Messages } from './messages/pt.ts'

/** The languages of this agency's site. */
export const LanguagesContext = createContext<readonly Locale[]>(locales)

/** The language of the current address; Portuguese if the site does not have that language. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname, useContext(LanguagesContext))
}

/** The texts in the language of the current address. */
export function useMessages(): Messages {
  return messagesOf(useLocale())
}

/**
 * A hook for texts that have a script of their own: it returns those in the language of the current address. Its `texts` are those
 * in all languages, for the tests.
 */
export function hookOf<Texts>(texts: Readonly<Record<Locale, Texts>>) {
  return Object.assign(() => texts[useLocale()], { texts })
}
