import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { start } from '../processes.ts'

const KB = 1000

describe('the models page', () => {
  it('keeps its budgets: 20 cards, HTML under 14 kB without its styles, one script entry with its chunks under 115 kB (brotli)', async () => {
    const { url } = await start('site', { DATA_DIR: await freshFolder() })
    const page = await fetchBrotli(`${url}/modelos`)
    const html = brotliDecompressSync(page).toString()
    expect(html.match(/<li><a [^>]*><span [^>]*><img /g)).toHaveLength(20)
    const markup = html.replace(/<style>[^<]*<\/style>/, '')
    expect(brotliCompressSync(markup).length).toBeLessThan(14 * KB)
    expect(page.length).toBeLessThan(22 * KB) // with its styles

    const scripts = scriptsOf(html)
    expect(scripts.filter((path) => path.includes('entry.client'))).toHaveLength(1)
    expect(html.match(/<script[^>]+src=/g)).toBeNull() // the entry is started by the page itself
    const sizes = await Promise.all(scripts.map((path) => fetchBrotli(url + path)))
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(115 * KB)
  })

  it('asks for two fonts before the first paint, under 80 kB', async () => {
    const { url } = await start('site', { DATA_DIR: await freshFolder() })
    const html = brotliDecompressSync(await fetchBrotli(`${url}/modelos`)).toString()
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)]
    expect(fonts).toHaveLength(2)
    const sizes = await Promise.all(fonts.map(([, path]) => fetchBrotli(`${url}${path}`)))
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(80 * KB)
  })
})

/** All scripts that the page loads before a visitor does anything: those it imports and preloads. */
function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
}

/** The bytes as they cross the wire; what is compressed already stays as it is. */
async function fetchBrotli(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
