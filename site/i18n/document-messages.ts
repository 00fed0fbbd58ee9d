import type { Locale } from '#agency/locale.ts'

import { en } from './document-messages/en.ts'
import { es } from './document-messages/es.ts'
import { type DocumentMessages, pt } from './document-messages/pt.ts'
import { hookOf } from './use-messages.ts'

/**
 * The texts of documents. They are not in the catalogues that every page waits for, but load with the dialog that shows them, in
 * all languages.
 */
export const documentMessages: Readonly<Record<Locale, DocumentMessages>> = { pt, en, es }

export const useDocumentMessages = hookOf(documentMessages)
