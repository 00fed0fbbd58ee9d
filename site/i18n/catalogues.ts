import { locales, type Locale } from '#agency/locale.ts'

import type { Messages } from './messages/pt.ts'

/** Each language's texts are a script of their own: a browser fetches those that its visitor reads. */
const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  pt: async () => (await import('./messages/pt.ts')).pt,
  en: async () => (await import('./messages/en.ts')).en,
  es: async () => (await import('./messages/es.ts')).es,
}

/** What is there: on the server all, in a browser the first page's and those that the visitor went to since. */
const loaded = new Map<Locale, Messages>()

/** Has a language's texts fetched, once. Rejects when they cannot be had; asked again, they are fetched again. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await catalogues[locale]())
}

export function hasMessages(locale: Locale): boolean {
  return loaded.has(locale)
}

/** A language's texts. Where they did not come, those of the first page: something must say so. */
export function messagesOf(locale: Locale): Messages {
  const texts = loaded.get(locale) ?? [...loaded.values()][0]
  if (texts === undefined) throw new Error('no texts: loadMessages comes before the first page')
  return texts
}

if (import.meta.env.SSR) await Promise.all(locales.map(loadMessages))
