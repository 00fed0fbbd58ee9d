import { use } from 'react'

import { locales, type Locale } from '#agency/locale.ts'

import { useLocale } from './use-messages.ts'

/** Texts of parts that come late (`latePart`): a script a language, apart from what every page waits for. */
export type LateCatalogue<Texts> = {
  /** Fetches a language's texts, once. Rejects when they cannot be had; asked again, they are fetched again. */
  load: (locale: Locale) => Promise<Texts>
  /** The texts in the page's language; until they are there, the part that asks waits in its `Suspense`. */
  useTexts: () => Texts
}

/** A server waits for `loadAll` before its first page. */
export function lateCatalogue<Texts>(
  catalogues: Readonly<Record<Locale, () => Promise<Texts>>>,
): LateCatalogue<Texts> & { loadAll: () => Promise<unknown> } {
  const loaded = new Map<Locale, Texts>()
  const coming = new Map<Locale, Promise<Texts>>()

  function load(locale: Locale): Promise<Texts> {
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

  function useTexts(): Texts {
    const locale = useLocale()
    return loaded.get(locale) ?? use(load(locale))
  }

  return { load, useTexts, loadAll: () => Promise.all(locales.map(load)) }
}
