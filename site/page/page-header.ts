import { useMatches } from 'react-router'

/** Which header a page has (docs/product.md: Menu, header and footer). */
export type PageHeader =
  | { kind: 'page' }
  | { kind: 'home' } // whose brand is the page itself
  | { kind: 'talent'; name: string; hasFilmCover: boolean; listPath: string }

/** The header of the page on screen, as its loader hands it out under `header`; the common one where it says nothing. */
export function usePageHeader(): PageHeader {
  const data = useMatches().at(-1)?.loaderData
  return hasHeader(data) ? data.header : { kind: 'page' }
}

function hasHeader(data: unknown): data is { header: PageHeader } {
  return typeof data === 'object' && data !== null && 'header' in data
}
