import { locales, type Locale } from '#agency/locale.ts'

import type { Messages } from './messages/pt.ts'

/** Each language's texts are a script of their own: a browser fetches only the languages that its visitor reads. */
const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  pt: async () => (await import('./messages/pt.ts')).pt,
  en: async () => (await import('./messages/en.ts')).en,
  es: async () => (await import('./messages/es.ts')).es,
}

/** The loaded texts: all languages on the server; in a browser, the first page's language and those visited since. */
const loaded = new Map<Locale, Messages>()

/** Loads a language's texts once. Rejects if loading fails; the next call tries again. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await catalogues[locale]())
}

export function hasMessages(locale: Locale): boolean {
  return loaded.has(locale)
}

/** A language's texts. If they failed to load, those of the first page: the error page needs some texts. */
export function messagesOf(locale: Locale): Messages {
  const texts = loaded.get(locale) ?? [...loaded.values()][0]
  if (texts === undefined) throw new Error('no texts: loadMessages comes before the first page')
  return texts
}

if (import.meta.env.SSR) await Promise.all(locales.map(loadMessages))
