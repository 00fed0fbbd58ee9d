import {
  type APIResponse,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  test,
} from '@playwright/test'

import { examplePages } from '../example-pages.ts'
import type { Running } from '../processes.ts'
import { size } from '../sizes.ts'
import { plainApplication, sendPlainly } from './application-form.ts'
import { allScripts } from './built-scripts.ts'
import { watchScripts } from './settled.ts'
import { startSiteWithoutServices } from './site-without-services.ts'
import { openTakenOver } from './taken-over.ts'

type Kind = {
  address: string
  status?: number
  /** What a form without script sends to the address: the page is what comes back. */
  sent?: Record<string, string | File>
  isOutOfService?: true
  /** The server knows nothing to show there but the heading. */
  isEmpty?: true
}

const application = await plainApplication()
const message = { name: 'Rui', email: 'rui@canaria.example', message: 'Olá', website: '' }

const pages = Object.entries(examplePages).map(([page, address]) => [page, { address }] as const)

const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(pages),
  'form with mistakes': {
    address: examplePages.scouting,
    status: 422,
    sent: { ...application, email: 'ana' },
  },
  receipt: { address: examplePages.scouting, sent: application },
  "message's receipt": { address: examplePages.contact, sent: message },
  favorites: { address: examplePages.favorites, isEmpty: true },
  selection: { address: '/favoritos?ids=1,2' },
  'refused document': { address: '/documents/4?failed=choice', status: 422 },
  'page not found': { address: '/nada', status: 404 },
  'page out of service': { address: examplePages.models, status: 503, isOutOfService: true },
}

const AT_ONCE = 4

/** Of the ways in which a script can be missing, each how many-th is tried; every kind of page begins at another one. */
const STEP = size(15, 1)

/** In which way a script does not come: the first two end at once, the last never does. */
type Fault = 'refused' | 'gone' | 'silent'

test.describe.configure({ mode: 'parallel' }) // it takes longer than any other file

let outOfService: Running // one for each worker
test.beforeAll(async () => {
  const { workerIndex } = test.info()
  outOfService = await startSiteWithoutServices(`.site-without-services-${workerIndex}`)
})
test.afterAll(() => outOfService.stop())

for (const [
  first,
  [kind, { address: path, status = 200, sent, isOutOfService, isEmpty = false }],
] of Object.entries(kinds).entries()) {
  test(`whatever script of the page does not come, what the server sent stays and works: ${kind}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(300_000) // two visits for each of its scripts
    const address = isOutOfService ? outOfService.url + path : path
    const answer =
      sent === undefined ? await request.get(address) : await sendPlainly(page, address, sent)
    expect(answer.status()).toBe(status)
    if (sent !== undefined) await giveAgain(context, address, answer)
    const served = await outlineOfSent(page, await answer.text())
    const { scripts: loaded, settled } = watchScripts(page)
    await refusePictures(page)
    await openTakenOver(page, address)
    await settled() // lazy parts
    const whole = await page.evaluate(outline)
    const stays = { heading: served.heading, parts: served.parts.filter(isIn(whole.parts)) }
    expect(stays.heading).not.toBe('')
    expect(stays.parts.length === 0).toBe(isEmpty)
    expect(loaded.size).toBeGreaterThan(5)
    const others = (await allScripts()).filter((each) => !loaded.has(each))
    const missing = [...loaded].map((script) => [script])
    const works = (fault: Fault, scripts: readonly string[]) =>
      staysAndWorks(context, address, { fault, scripts, stays })
    const all = [...missing, others].flatMap((scripts, index) => [
      () => works(index % 2 === 0 ? 'refused' : 'gone', scripts),
      () => works('silent', scripts),
    ])
    const queue = all.filter((_, index) => index % STEP === first % STEP)
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  })
}

/** Whoever opens the address is shown the answer to what was sent there. */
async function giveAgain(context: BrowserContext, address: string, response: APIResponse) {
  await context.route(
    (url) => url.pathname === address,
    async (route) => {
      if (route.request().isNavigationRequest()) await route.fulfill({ response })
      else await route.fallback()
    },
  )
}

type Outline = { heading: string; parts: readonly string[] }
type Missing = { fault: Fault; scripts: readonly string[]; stays: Outline }

async function staysAndWorks(context: BrowserContext, address: string, missing: Missing) {
  const { fault, scripts, stays } = missing
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (each) => {
    if (each.isNavigationRequest()) documents.push(each.method())
  })
  const { settled } = watchScripts(page, fault === 'silent' ? scripts : [])
  const { asked } = await withhold(page, missing)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (scripts.length === 1) await asked
  await settled()
  const what = `${address} without ${scripts.length === 1 ? scripts[0] : 'scripts of other pages'} (${fault})`
  const now = await page.evaluate(outline)
  expect(now.heading, what).toBe(stays.heading)
  expect(
    stays.parts.filter((part) => !now.parts.includes(part)),
    what,
  ).toEqual([])
  expect(documents, what).toEqual(['GET'])
  await sendsItsForm(page, what)
  await page.close()
}

/** A form of the page goes to the server by itself, or its script says what is wrong with it. */
async function sendsItsForm(page: Page, what: string) {
  const form = page.locator('main form[method=post]').filter({ has: page.getByLabel('E-mail') })
  if ((await form.count()) === 0) return
  let posted = ''
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posted = route.request().postData() ?? ''
    return route.fulfill({ contentType: 'text/html', body: 'posted' })
  })
  await form.getByLabel('E-mail').fill('ana@')
  await form.getByRole('button', { name: 'Enviar', exact: true }).click({ noWaitAfter: true })
  const told = page.getByText('Escreva o e-mail completo').first()
  await expect
    .poll(async () => posted.includes('ana@') || (await told.isVisible()), { message: what })
    .toBe(true)
}

/**
 * Withholds scripts; `asked` is fulfilled at the first request for one. Unlike `page.route`, this leaves the browser's cache on for
 * all other requests: hundreds of visits load the rest of the page from there.
 */
async function withhold(
  page: Page,
  { scripts, fault }: Missing,
): Promise<{ asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const browser = await refusePictures(page)
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    resolve()
    if (fault === 'refused')
      void browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    if (fault === 'gone')
      void browser.send('Fetch.fulfillRequest', { requestId, responseCode: 404 })
  })
  await browser.send('Fetch.enable', {
    patterns: scripts.map((script) => ({ urlPattern: `*${script}` })),
  })
  return { asked }
}

/**
 * Hundreds of visits: pictures would take most of their time, and no assertion looks at them. They fail at once, as scripts wait
 * for the first.
 */
async function refusePictures(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
  return browser
}

const isIn = (parts: readonly string[]) => (part: string) => parts.includes(part)

async function outlineOfSent(page: Page, html: string): Promise<Outline> {
  await page.setContent(html.replaceAll(/<script.*?<\/script>/gs, ''))
  return page.evaluate(outline)
}

/** Runs in the page: its heading, where its links lead, and what can be filled in. */
function outline(): Outline {
  const heading = document.querySelector('h1')?.textContent ?? ''
  const links = [...document.querySelectorAll('main a[href]')].map((link) =>
    link.getAttribute('href'),
  )
  const controls = [...document.querySelectorAll('main form [name]')].map((each) => {
    const form = each.closest('form')
    return `${form?.method} ${form?.getAttribute('action')} ${each.getAttribute('name')}`
  })
  return { heading, parts: [...new Set([...links, ...controls].map(String))] }
}
