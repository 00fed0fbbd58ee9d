import { useLocation } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { messagesOf } from './catalogues.ts'
import type { Messages } from './messages/pt.ts'

/** The language of the address that the visitor is at. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

/** The texts in that language. */
export function useMessages(): Messages {
  return messagesOf(useLocale())
}
