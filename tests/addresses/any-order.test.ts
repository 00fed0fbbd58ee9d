import { describe, expect, it } from 'vitest'

import { locales } from '#agency/locale.ts'
import { pathTo } from '#site/paths.ts'
import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'
import { ask } from './asking.ts'
import { origin } from './whole-agency.ts'

/** Beyond what search engines are told: one list in several forms, further pages, a profile on several of its lists. */
const more = locales.flatMap((locale) => {
  const models = pathTo('models', locale, {})
  const women = pathTo('board', locale, { gender: 'woman', board: 'all' })
  return ['', '?sort=name', '?page=2', '?letter=b', '?height=175-'].flatMap((rest) => [
    models + rest,
    women + rest,
    models.replace('models', 'model%73').replace('modelos', 'modelo%73') + rest,
  ])
})

describe('a page', () => {
  it('is the same whichever pages were made before it', async () => {
    const environment = { DATA_DIR: await demoData(), SITE_URL: origin }
    const first = await start('site', environment)
    const addresses = [...(await inSitemap(first.url)), ...more]
    expect(addresses.length).toBeGreaterThan(200)
    const forwards = await pagesOf(first.url, addresses)
    await first.end()
    const second = await start('site', environment)
    const backwards = await pagesOf(second.url, addresses.toReversed())
    for (const address of addresses) {
      expect(backwards.get(address), address).toEqual(forwards.get(address))
    }
  })
})

async function inSitemap(url: string): Promise<string[]> {
  const { html } = await ask(`${url}/sitemap.xml`)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(origin.length),
  )
}

/** What becomes known of pictures with time, and a form's key: they have no part in this. */
const CHANGING = new RegExp(
  [
    '<(script|style).*?</\\1>',
    '<(?:link|img|source) [^>]+>',
    '<meta property="og:image[^>]+>',
    ' style="[^"]*"',
    '[?]v=[\\da-f]+',
    ' placeholder-\\d+',
    'value="[\\da-f-]{36}[.][^"]+"',
  ].join('|'),
  'gs',
)

/** One after the other. */
async function pagesOf(url: string, addresses: readonly string[]): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>()
  for (const address of addresses) {
    const { status, html } = await ask(url + address)
    expect(status, address).toBe(200)
    const announced = html.match(/<link rel="preload" as="image"/g)?.length
    pages.set(
      address,
      [`${announced} pictures announced`].concat(html.replaceAll(CHANGING, '').split('<')),
    )
  }
  return pages
}
