import { useLocation } from 'react-router'
import type { Graph } from 'schema-dts'

import { jsonInHtml } from './json-in-html.ts'

/** What schema.org has a word for. */
export type Things = Graph['@graph']

/**
 * What a page is about, for search engines. It is data, which no browser runs: the policy has nothing to allow. Who reads it asks
 * the server for each page, so callers make it there alone, by `import.meta.env.SSR`; of a page that script leads to there is none.
 */
export function LinkedData({ things }: { things: Things | false }) {
  return (
    <script
      key={useLocation().pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: things === false ? '' : graphOf(things) }}
    />
  )
}

function graphOf(things: Things): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return jsonInHtml(graph)
}
