import { createClient } from '../http-client.ts'

/** So many pages are enough: a profile has an address under each of its boards. */
const MOST_PAGES = 250

/** The addresses of a site's pages in three languages, and of the pictures on them. All have been asked for once. */
export async function visitedAddresses(origin: string) {
  using client = createClient()
  const pages = new Set<string>()
  const pictures = new Set<string>()
  const waiting = ['/', '/en', '/es']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.size === MOST_PAGES) break
    if (pages.has(path)) continue
    pages.add(path)
    const html = await textOf(client, origin + path)
    waiting.push(...found(html, /<a [^>]*href="(\/[^"#?]*)/g))
    for (const address of found(html, /<img [^>]*src="(\/pictures\/[^"]+)"/g)) pictures.add(address)
  }
  for (const address of pictures) await client.ask(origin + address)
  return { pages: [...pages], pictures: [...pictures] }
}

async function textOf(client: ReturnType<typeof createClient>, url: string): Promise<string> {
  const answer = await client.ask(url, 'identity')
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return answer.body.toString()
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
