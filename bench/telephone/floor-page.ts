import { brotliDecompressSync } from 'node:zlib'

import { createClient, type RawAnswer } from '../http-client.ts'
import { compressed, serveAnswers, type SmallServer } from './small-server.ts'

/**
 * The floor of a page: the same markup, styles and fonts, without script and with its first picture only. No page that shows as
 * much can appear much sooner.
 */
export function floorOf(html: string): string {
  const bare = html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  return afterTheFirst(
    /<img\b[^>]*>/g,
    withoutFile,
  )(afterTheFirst(/<link rel="preload" as="image"[^>]*>/g, () => '')(bare))
}

/** Changes all matches but the first. */
function afterTheFirst(pattern: RegExp, change: (match: string) => string) {
  return (html: string): string => {
    let count = 0
    return html.replace(pattern, (match) => ((count += 1) === 1 ? match : change(match)))
  }
}

/** Removes the picture but keeps its place. */
function withoutFile(image: string): string {
  return image.replace(/ (?:src|srcset)="[^"]*"/gi, '')
}

/** Serves the floor of a page, and all other files from the page's own server. */
export async function serveFloor(url: string): Promise<SmallServer> {
  using client = createClient()
  const { body } = await client.ask(url)
  const page = compressed(
    floorOf(brotliDecompressSync(body).toString()),
    'text/html; charset=utf-8',
  )
  const files = new Map<string, RawAnswer>()
  return serveAnswers(async (path) => {
    if (path === '/') return page
    using own = createClient()
    const file = files.get(path) ?? (await own.ask(new URL(path, url).href))
    files.set(path, file)
    return file
  })
}
