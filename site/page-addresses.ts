import { useMatches } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { pathTo, type Page, type PathValues } from './paths.ts'

/** Where a page stands in each language. Loaders of pages hand them out as `addresses`. */
export type PageAddresses = Readonly<Record<Locale, string>>

/** A page's one address in each language. */
export function addressesOf<P extends Page>(page: P, values: PathValues[P]): PageAddresses {
  return {
    pt: pathTo(page, 'pt', values),
    en: pathTo(page, 'en', values),
    es: pathTo(page, 'es', values),
  }
}

/** The addresses of the page on screen; the home page's where it has none, as on an error. */
export function usePageAddresses(): PageAddresses {
  const data = useMatches().at(-1)?.loaderData
  return hasAddresses(data) ? data.addresses : addressesOf('home', {})
}

function hasAddresses(data: unknown): data is { addresses: PageAddresses } {
  return typeof data === 'object' && data !== null && 'addresses' in data
}
