import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { pathTo, translatePath, type Page, type PathValues } from '../paths.ts'

/** Where a page stands in each language. Loaders of pages hand them out as `addresses`. */
export type PageAddresses = Readonly<Record<Locale, string>>

/** Where a page is to be found in each language; null in one that does not have it. */
export type Places = Readonly<Record<Locale, string | null>>

/** A page's one address in each language. */
export function addressesOf<P extends Page>(page: P, values: PathValues[P]): PageAddresses {
  return {
    pt: pathTo(page, 'pt', values),
    en: pathTo(page, 'en', values),
    es: pathTo(page, 'es', values),
  }
}

/** The addresses of the page on screen, also of one that may come in a moment; null where there is no such page. */
export function usePageAddresses(): PageAddresses | null {
  const data = useMatches().at(-1)?.loaderData
  const { pathname } = useLocation()
  const error = useRouteError()
  if (hasAddresses(data)) return data.addresses
  if (isRouteErrorResponse(error) && error.status === 404) return null
  return translatePath(pathname)
}

function hasAddresses(data: unknown): data is { addresses: PageAddresses } {
  return typeof data === 'object' && data !== null && 'addresses' in data
}
