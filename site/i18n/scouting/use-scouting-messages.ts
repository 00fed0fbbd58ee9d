import { use } from 'react'

import { locales, type Locale } from '#agency/locale.ts'

import { useLocale } from '../use-messages.ts'
import type { ScoutingMessages } from './pt.ts'

const catalogues: Readonly<Record<Locale, () => Promise<ScoutingMessages>>> = {
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
}

const loaded = new Map<Locale, ScoutingMessages>()
const coming = new Map<Locale, Promise<ScoutingMessages>>()

/** The form's texts in the page's language; until they are there, the part that asks waits in its `Suspense`. */
export function useScoutingMessages(): ScoutingMessages {
  const locale = useLocale()
  return loaded.get(locale) ?? use(loadScoutingMessages(locale))
}

/** Fetches a language's texts of the form, once. Rejects when they cannot be had; asked again, they are fetched again. */
export function loadScoutingMessages(locale: Locale): Promise<ScoutingMessages> {
  const known = coming.get(locale)
  if (known !== undefined) return known
  const texts = catalogues[locale]().then((each) => {
    loaded.set(locale, each)
    return each
  })
  coming.set(locale, texts)
  texts.catch(() => coming.delete(locale))
  return texts
}

if (import.meta.env.SSR) await Promise.all(locales.map(loadScoutingMessages))
