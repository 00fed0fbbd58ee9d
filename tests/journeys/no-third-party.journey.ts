import { expect, test, type Page } from '@playwright/test'

import { openSettled } from './settled.ts'

/** A page of each kind; those that lists lead to are found there. */
const addresses = [
  '/',
  '/en',
  '/es',
  '/modelos',
  '/en/models/women/image',
  '/newsletter',
  '/sobre',
  '/contato',
  '/seja-um-modelo',
  '/es/ser-modelo',
  '/favoritos',
  '/favoritos?ids=1,2',
  '/comparar?ids=1,2',
  '/privacidade',
  '/acessibilidade',
  '/verificar-scout',
  '/minha-candidatura',
  '/documents/list?ids=1,2',
  '/nada',
]

/** What a visit alone may leave in the browser: that it has begun, and the places of pages for the way back. */
const namedKeys = ['passarela:roster-places', 'passarela:visit', 'react-router-scroll-positions']

test('whoever only looks asks no third party, gets no cookie, and leaves named traces that end with the tab', async ({
  page,
  context,
}) => {
  const foreign: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
  })
  const cookies: string[] = []
  context.on('response', (response) => {
    if (response.headers()['set-cookie'] !== undefined) cookies.push(response.url())
  })
  const profile = await linkOn(page, '/modelos', '/modelos/')
  const post = await linkOn(page, '/newsletter', '/newsletter/')
  const left = new Set<string>()
  const noteKeys = async () => {
    for (const key of await page.evaluate(keysLeft)) left.add(key)
    return [...left].toSorted()
  }
  for (const address of [...addresses, profile, post, '/modelos']) {
    await openSettled(page, address)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await noteKeys()
  }
  await expect.poll(noteKeys).toEqual(namedKeys) // a list has a place once more cards have come
  expect(foreign).toEqual([])
  expect(cookies).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await noteKeys()).toEqual(namedKeys)
})

async function linkOn(page: Page, list: string, beginning: string): Promise<string> {
  const html = await (await page.request.get(list)).text()
  const links = [...html.matchAll(/href="([^"?#]+)"/g)].map(([, href = '']) => href)
  const link = links.find((href) => href.startsWith(beginning) && /\d\/|[a-z]-[a-z]/.test(href))
  if (link === undefined) throw new Error(`${list} leads nowhere`)
  return link
}

/** Runs in the page: whatever it has left in the browser. */
async function keysLeft(): Promise<string[]> {
  const databases = await indexedDB.databases()
  return [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage).map((key) => `for ever: ${key}`),
    ...(await caches.keys()).map((key) => `cache: ${key}`),
    ...databases.map(({ name }) => `database: ${name}`),
    ...(document.cookie === '' ? [] : [`cookie: ${document.cookie}`]),
  ]
}
