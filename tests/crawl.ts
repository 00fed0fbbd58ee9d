/** So many pages are enough: a profile has an address under each of its boards. */
const MOST_PAGES = 200

/** Follows the links of a site from its three home pages. `read` opens a path and answers its HTML. Answers the paths. */
export async function crawl(read: (path: string) => Promise<string>): Promise<string[]> {
  const seen = new Set<string>()
  const waiting = ['/', '/en', '/es']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.size === MOST_PAGES) break
    if (seen.has(path)) continue
    seen.add(path)
    waiting.push(...linksOf(await read(path)))
  }
  return [...seen]
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)[^"]*"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}
