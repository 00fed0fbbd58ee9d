import { crawl } from '../../tests/crawl.ts'
import { createClient } from '../http-client.ts'

/** The addresses of a site's pages in three languages, and of the pictures on them. All have been asked for once. */
export async function visitedAddresses(origin: string) {
  using client = createClient()
  const pictures = new Set<string>()
  const pages = await crawl(async (path) => {
    const { status, body } = await client.ask(origin + path, 'identity')
    if (status !== 200) throw new Error(`${path}: ${status}`)
    const html = body.toString()
    const addresses = html.matchAll(/<img [^>]*src="(\/pictures\/[^"]+)"/g)
    for (const [, address = ''] of addresses) pictures.add(address.replaceAll('&amp;', '&'))
    return html
  })
  for (const address of pictures) await client.ask(origin + address)
  return { pages, pictures: [...pictures] }
}
