import type { Locale } from '#agency/locale.ts'

import { hookOf } from './use-messages.ts'

/** The words of the button that leads to the brief; they load with the pages that have it. */
export const askMessages: Readonly<Record<Locale, string>> = {
  pt: 'Consultar disponibilidade',
  en: 'Ask about availability',
  es: 'Consultar disponibilidad',
}

export const useAskMessage = hookOf(askMessages)
