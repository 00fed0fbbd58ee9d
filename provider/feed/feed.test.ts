import { createHash } from 'node:crypto'

import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { freshAgency, picture } from '../agency-folder/fresh-agency.fixture.ts'
import { rowsOf } from '../service/tables.ts'
import { FEED_PATH, type FeedOptions, serveFeed } from './routes.ts'

const coat = { picture: 'a.png', url: 'https://instagram.example/1', alt: 'A coat & a hat' }

it('shows the agency folder’s pictures in their order, each leading to its post', async () => {
  await using agency = await freshAgency('sqlite')
  const feed = [coat, { ...coat, picture: 'b.png', alt: '"><script>x()</script>' }]
  await agency.importWith(
    { feed },
    { 'a.png': await picture('red'), 'b.png': await picture('blue') },
  )
  const html = await (await ask(agency)).text()
  expect(html).toContain('<html lang="pt">')
  expect(html).toMatch(
    /<img\s+src="\/storage\/[\da-f/]{35}\.png"\s+width="300"\s+height="400"\s+alt="A coat &amp; a hat"/,
  )
  expect(
    html.match(
      /<a href="https:\/\/instagram\.example\/1" target="_blank" rel="noopener noreferrer">/g,
    ),
  ).toHaveLength(2)
  expect(html).not.toContain('<script')
})

const sized = (path: string) => ({ src: `/400/${path}`, srcset: `/400/${path} 400w` })

it('shows pictures in the sizes that its host has', async () => {
  await using agency = await freshAgency('sqlite')
  await agency.importWith({ feed: [coat] }, { 'a.png': await picture('red') })
  expect(await (await ask(agency, { picture: sized })).text()).toMatch(
    /<img\s+src="\/400\/[^"]+"\s+srcset="\/400\/[^"]+ 400w" sizes="[^"]+"/,
  )
})

it('describes pictures in the page’s language, or else in Portuguese, and says so', async () => {
  await using agency = await freshAgency('sqlite')
  const feed = [{ ...coat, alt: 'Um casaco', altEn: 'A coat' }]
  await agency.importWith({ feed }, { 'a.png': await picture('red') })
  const imageIn = async (language: string) =>
    /<img[^>]*>/.exec(await (await ask(agency, {}, `?language=${language}`)).text())?.[0]
  expect(await imageIn('en')).toMatch(/ alt="A coat"(?!.*lang=)/s)
  expect(await imageIn('pt')).toMatch(/ alt="Um casaco"(?!.*lang=)/s)
  expect(await imageIn('es')).toMatch(/ alt="Um casaco"\s+lang="pt"/)
})

it('links to pages of the web only', async () => {
  await using agency = await freshAgency('sqlite')
  const feed = [{ ...coat, url: 'javascript:alert(1)' }]
  await agency.importWith({ feed }, { 'a.png': await picture('red') })
  const html = await (await ask(agency)).text()
  expect(html).toContain('<li><img')
  expect(html).not.toContain('javascript:')
})

it.each([
  ['', 'Ainda não há fotos.'],
  ['?language=en', 'No pictures yet.'],
  ['?language=es', 'Aún no hay fotos.'],
  ['?language=<b>', 'Ainda não há fotos.'],
])('says so where there are none (%s)', async (query, words) => {
  await using agency = await freshAgency('sqlite')
  const html = await (await ask(agency, {}, query)).text()
  expect(html).toContain(`<p>${words}</p>`)
  expect(html).not.toContain('<ul')
})

it('has its style by the hash that its policy allows', async () => {
  await using agency = await freshAgency('sqlite')
  const page = await ask(agency)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await page.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`)
})

it('runs nothing, and may be framed by its own origin and those that are named', async () => {
  await using agency = await freshAgency('sqlite')
  const policyOf = async (options: FeedOptions) =>
    (await ask(agency, options)).headers.get('content-security-policy')
  expect(await policyOf({})).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .*frame-ancestors 'self'; sandbox allow-same-origin allow-popups/,
  )
  expect(await policyOf({ framedBy: ['https://vereda.example'] })).toContain(
    "frame-ancestors 'self' https://vereda.example;",
  )
})

async function ask(
  { database }: Awaited<ReturnType<typeof freshAgency>>,
  options: FeedOptions = {},
  query = '',
) {
  const app = new Hono()
  serveFeed(app, rowsOf(database), options)
  return app.request(FEED_PATH + query)
}
