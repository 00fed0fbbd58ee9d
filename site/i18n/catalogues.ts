import { type Locale, locales } from '#agency/locale.ts'

import type { Messages } from './messages/pt.ts'

/** Texts that are one script per language: a browser fetches only the languages that its visitor reads. */
export function createCatalogue<Texts>(scripts: Readonly<Record<Locale, () => Promise<Texts>>>) {
  const loaded = new Map<Locale, Texts>()
  return {
    /** Loads a language's texts once. Rejects if loading fails; the next call tries again. */
    load: async (locale: Locale): Promise<Texts> => {
      const texts = loaded.get(locale) ?? (await scripts[locale]())
      loaded.set(locale, texts)
      return texts
    },
    has: (locale: Locale): boolean => loaded.has(locale),
    /** A language's texts. If they failed to load, those of the first page: the error page needs some texts. */
    textsOf: (locale: Locale): Texts => {
      const texts = loaded.get(locale) ?? [...loaded.values()][0]
      if (texts === undefined) throw new Error('no texts are loaded yet')
      return texts
    },
  }
}

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
