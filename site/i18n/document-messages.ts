import type { Locale } from '#agency/locale.ts'

import { en } from './document-messages/en.ts'
import { es } from './document-messages/es.ts'
import { type DocumentMessages, pt } from './document-messages/pt.ts'
import { useLocale } from './use-messages.ts'

/** The texts of documents, apart from the catalogues that every page waits for: they come, in all languages, with what shows them. */
export const documentMessages: Readonly<Record<Locale, DocumentMessages>> = { pt, en, es }

/** Those in the language of the address that the visitor is at. */
export function useDocumentMessages(): DocumentMessages {
  return documentMessages[useLocale()]
}
