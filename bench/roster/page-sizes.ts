import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { type Figure, inKb } from '../figures.ts'
import { createClient } from '../http-client.ts'

/** Longer than the site takes to measure another batch of pictures, whose versions make its responses longer. */
const REST_MS = 4_000

/** The size of the roster as sent to the browser, compressed. */
export async function measureSizes(siteUrl: string): Promise<Figure[]> {
  const html = await fetchLasting(`${siteUrl}/modelos`)
  const list = await fetchLasting(`${siteUrl}/roster.json`)
  const text = brotliDecompressSync(html).toString()
  const markup = brotliCompressSync(text.replace(/<style>.*?<\/style>/s, ''))
  return [
    { what: 'models page, brotli, without its styles', goal: '14 kB', measured: sizeOf(markup) },
    { what: 'models page, brotli', goal: '–', measured: sizeOf(html) },
    { what: 'list of the whole roster, brotli', goal: '55 kB', measured: sizeOf(list) },
  ]
}

/** The response once the site knows every picture in it. */
async function fetchLasting(url: string): Promise<Buffer> {
  using client = createClient()
  let body: Buffer = Buffer.alloc(0)
  for (;;) {
    const answer = await client.ask(url)
    if (answer.encoding !== 'br') throw new Error(`${url}: ${answer.status}, ${answer.encoding}`)
    if (answer.body.byteLength === body.byteLength) return body
    body = answer.body
    await wait(REST_MS)
  }
}

function sizeOf(body: Buffer): string {
  return inKb(body.byteLength)
}
