import { brotliDecompressSync } from 'node:zlib'

import { createClient, type RawAnswer } from '../http-client.ts'
import { compressed, serveAnswers, type SmallServer } from './small-server.ts'

/**
 * The same page without any script and with its first picture alone: markup, styles and fonts as they are. What shows as much
 * cannot be there much sooner.
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

/** Changes all but the first of what matches. */
function afterTheFirst(pattern: RegExp, change: (match: string) => string) {
  return (html: string): string => {
    let count = 0
    return html.replace(pattern, (match) => ((count += 1) === 1 ? match : change(match)))
  }
}

/** A picture's place without the picture. */
function withoutFile(image: string): string {
  return image.replace(/ (?:src|srcset)="[^"]*"/gi, '')
}

/** Serves the floor of a page, and with it the files that the page's own server has. */
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
