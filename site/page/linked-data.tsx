import { useLocation } from 'react-router'
import type { Graph } from 'schema-dts'

/** Things of schema.org. */
export type Things = Graph['@graph']

/**
 * A page's structured data, for search engines. Browsers do not run it, so the security policy need not allow it. Search engines
 * request every page from the server, so callers build the data only there (`import.meta.env.SSR`); pages rendered in the browser
 * have none.
 */
export function LinkedData({ things }: { things: Things | false }) {
  return (
    <script
      key={useLocation().pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && things ? graphOf(things) : '' }}
    />
  )
}

function graphOf(things: Things): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return jsonInHtml(graph)
}

/**
 * A value as JSON that is safe in a script element: no text in it ends the element or begins a comment or a line
 * (docs/product.md: Security).
 */
export function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
