import { expect, test } from '@playwright/test'

import { examplePages } from '../example-pages.ts'
import { openSettled } from './settled.ts'

const addresses = [
  '/', // first, so that its splash opens
  ...Object.values(examplePages),
  '/en',
  '/es',
  '/es/ser-modelo',
  '/favoritos?ids=1,2',
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
  const left = new Set<string>()
  const noteKeys = async () => {
    for (const key of await page.evaluate(keysLeft)) left.add(key)
    return [...left].toSorted()
  }
  for (const address of [...addresses, '/modelos']) {
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
