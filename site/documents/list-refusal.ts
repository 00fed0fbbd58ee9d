import type { Locale } from '#agency/locale.ts'

import { documentMessages } from '../i18n/document-messages.ts'
import { listDocumentMessages } from '../i18n/list-document-messages.ts'
import type { Refusal } from './refusal.ts'

/** Title and message of a refusal of a list's document. */
export function listRefusalText(
  refusal: Refusal,
  locale: Locale,
): { title: string; message: string } {
  if (refusal === 'choice' || refusal === 'gone') return listDocumentMessages[locale][refusal]
  return documentMessages[locale][refusal]
}
