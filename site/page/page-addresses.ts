import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router'

import { inEachLocale, type Locale } from '#agency/locale.ts'

import { pathTo, translatePath, type Page, type PathValues } from '../paths.ts'

/** A page's path in each language. Loaders of pages return it as `addresses`. */
export type PageAddresses = Readonly<Record<Locale, string>>

/** A page's path in each language; null for a language that does not have the page. */
export type PartialAddresses = Readonly<Record<Locale, string | null>>

/** Builds a page's path in each language. */
export function addressesOf<P extends Page>(page: P, values: PathValues[P]): PageAddresses {
  return inEachLocale((locale) => pathTo(page, locale, values))
}

/** The paths of the page on screen, even if the page has failed for now; null for a 404. */
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
