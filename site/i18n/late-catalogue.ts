import { use } from 'react'

import { locales, type Locale } from '#agency/locale.ts'

import { useLocale } from './use-messages.ts'

/** Texts of parts that load late (`latePart`): one script per language, apart from the catalogues that every page waits for. */
export type LateCatalogue<Texts> = {
  /** Loads a language's texts once. Rejects if loading fails; the next call tries again. */
  load: (locale: Locale) => Promise<Texts>
  /** The texts in the page's language. Until they load, the calling component suspends. */
  useTexts: () => Texts
}

/** The server waits for `loadAll` before its first page. */
export function lateCatalogue<Texts>(
  catalogues: Readonly<Record<Locale, () => Promise<Texts>>>,
): LateCatalogue<Texts> & { loadAll: () => Promise<unknown> } {
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

  return { load, useTexts, loadAll: () => Promise.all(locales.map(load)) }
}
