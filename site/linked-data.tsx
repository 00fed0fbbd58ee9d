import type { Graph } from 'schema-dts'

import { jsonInHtml } from './json-in-html.ts'

/** What schema.org has a word for. */
export type Things = Graph['@graph']

/**
 * What a page is about, for search engines. It is data, which no browser runs: the policy has nothing to allow. Who reads it runs
 * no script, so callers make it on the server alone, by `import.meta.env.SSR`, and the browser's script goes without.
 */
export function LinkedData({ things }: { things: Things | false }) {
  return (
    <script
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
