import { use } from 'react'

import { locales, type Locale } from '#agency/locale.ts'

import type { FormMessages } from './forms/pt.ts'
import type { MessageFormMessages } from './message-form/pt.ts'
import type { ScoutingMessages } from './scouting/pt.ts'
import { useLocale } from './use-messages.ts'

export type { FormMessages, MessageFormMessages, ScoutingMessages }

/** Texts of parts that load late (`latePart`): one script per language, apart from the catalogues that every page waits for. */
type LateCatalogue<Texts> = {
  /** Loads a language's texts once. Rejects if loading fails; the next call tries again. */
  load: (locale: Locale) => Promise<Texts>
  /** The texts in the page's language. Until they load, the calling component suspends. */
  useTexts: () => Texts
}

/** The texts shared by all forms that are sent to the agency. */
export const { load: loadFormMessages, useTexts: useFormMessages } = lateCatalogue<FormMessages>({
  pt: async () => (await import('./forms/pt.ts')).pt,
  en: async () => (await import('./forms/en.ts')).en,
  es: async () => (await import('./forms/es.ts')).es,
})

/** The texts of the forms for messages to the agency: on the contact page, and beneath the favorites. */
export const { load: loadMessageFormMessages, useTexts: useMessageFormMessages } =
  lateCatalogue<MessageFormMessages>({
    pt: async () => (await import('./message-form/pt.ts')).pt,
    en: async () => (await import('./message-form/en.ts')).en,
    es: async () => (await import('./message-form/es.ts')).es,
  })

/** The texts of the get-scouted form. */
export const { load: loadScoutingMessages, useTexts: useScoutingMessages } =
  lateCatalogue<ScoutingMessages>({
    pt: async () => (await import('./scouting/pt.ts')).pt,
    en: async () => (await import('./scouting/en.ts')).en,
    es: async () => (await import('./scouting/es.ts')).es,
  })

// the server waits for all of them before its first page
if (import.meta.env.SSR) {
  await Promise.all(locales.map(loadFormMessages))
  await Promise.all(locales.map(loadMessageFormMessages))
  await Promise.all(locales.map(loadScoutingMessages))
}

function lateCatalogue<Texts>(
  catalogues: Readonly<Record<Locale, () => Promise<Texts>>>,
): LateCatalogue<Texts> {
  const loaded = new Map<Locale, Texts>()
  const pending = new Map<Locale, Promise<Texts>>()

  function load(locale: Locale): Promise<Texts> {
    const known = pending.get(locale)
    if (known !== undefined) return known
    const texts = catalogues[locale]().then((each) => {
      loaded.set(locale, each)
      return each
    })
    pending.set(locale, texts)
    texts.catch(() => pending.delete(locale))
    return texts
  }

  function useTexts(): Texts {
    const locale = useLocale()
    return loaded.get(locale) ?? use(load(locale))
  }

  return { load, useTexts }
}
