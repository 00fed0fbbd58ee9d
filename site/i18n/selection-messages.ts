import type { Locale } from '#agency/locale.ts'

import { en } from './selection-messages/en.ts'
import { es } from './selection-messages/es.ts'
import { type SelectionMessages, pt } from './selection-messages/pt.ts'
import { useLocale } from './use-messages.ts'

/** The texts of the favorites' page, apart from the catalogues that every page waits for: they come, in all languages, with it. */
export const selectionMessages: Readonly<Record<Locale, SelectionMessages>> = { pt, en, es }

/** Those in the language of the address that the visitor is at. */
export function useSelectionMessages(): SelectionMessages {
  return selectionMessages[useLocale()]
}
