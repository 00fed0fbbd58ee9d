import { locales } from '#agency/locale.ts'

import { createCatalogue } from './catalogue.ts'
import type { Messages } from './messages/pt.ts'

/** The texts that every page has: a browser loads those of its first page's language before that page, the others with a page. */
export const {
  load: loadMessages,
  has: hasMessages,
  textsOf: messagesOf,
} = createCatalogue<Messages>({
  pt: async () => (await import('./messages/pt.ts')).pt,
  en: async () => (await import('./messages/en.ts')).en,
  es: async () => (await import('./messages/es.ts')).es,
})

if (import.meta.env.SSR) await Promise.all(locales.map(loadMessages))
