import type { Graph } from 'schema-dts'

import { jsonInHtml } from './json-in-html.ts'

/** What schema.org has a word for. */
export type Things = Graph['@graph']

/** What a page is about, for search engines. It is data, which no browser runs: the policy has nothing to allow. */
export function LinkedData({ things }: { things: Things }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(graph) }} />
  )
}
