import { useMatches } from 'react-router'

/** Which header a page has (docs/product.md: Menu, header and footer). */
export type PageHeader =
  | { kind: 'page' }
  | { kind: 'home' } // shows no brand, as the page itself shows it
  | { kind: 'talent'; name: string; hasFilmCover: boolean; listPath: string }

/** The header of the page on screen, which its loader returns as `header`; by default the common one. */
export function usePageHeader(): PageHeader {
  const data = useMatches().at(-1)?.loaderData
  return hasHeader(data) ? data.header : { kind: 'page' }
}

function hasHeader(data: unknown): data is { header: PageHeader } {
  return typeof data === 'object' && data !== null && 'header' in data
}
