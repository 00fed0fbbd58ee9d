import { execFileSync } from 'node:child_process'

import { type BrowserContext, chromium, type Page } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'

import { demoData } from '../demo-data.ts'
import { isTakenOver } from '../journeys/in-the-page.ts'
import { start } from '../processes.ts'

/** What a visitor does on a page before leaving it: where there is a field, typing into it. */
const kinds: Readonly<Record<string, { field?: string }>> = {
  '/': {},
  '/modelos': {},
  '/modelos/mulheres/mainboard?eyes=brown': {},
  '/en/models/women/image/4/aurelia-montes': {},
  '/sobre': {},
  '/newsletter': {},
  '/favoritos?ids=1,2': {},
  '/comparar?ids=1,2': {},
  '/contato': { field: 'input[name=name]' },
  '/seja-um-modelo': { field: 'input[name=email]' },
  '/verificar-scout': { field: 'main input' },
}

const TYPED = 'ana'
const SCROLLED = 300

it('after Back, each page keeps its scroll position and typed text, and its menu opens', async () => {
  const context = await openSite()
  for (const [path, { field }] of Object.entries(kinds)) {
    const page = await context.newPage()
    await page.goto(path)
    const isReady = () => page.getByRole('main').evaluate(isTakenOver)
    await expect.poll(isReady, { message: path }).toBe(true)
    if (field !== undefined) await page.locator(field).first().fill(TYPED)
    await page.evaluate((top) => scrollTo(0, top), SCROLLED)
    const left = await stateOf(page, field)
    expect(left.top, path).toBe(SCROLLED)
    await page.evaluate(rememberReturn)

    const reasons = await reasonsNotToKeep(page)
    const outcome = async () => [await returned(page), ...reasons]
    await expect.poll(outcome, { message: path }).toEqual(['as it was left'])
    expect(await stateOf(page, field), path).toEqual(left)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(() => page.getByRole('dialog').isVisible(), { message: path }).toBe(true)
    await page.close()
  }
})

it('a page that hears of its own end is loaded anew', async () => {
  const context = await openSite()
  const page = await context.newPage()
  await page.goto('/sobre')
  await page.evaluate(() => addEventListener('unload', () => undefined))
  await page.evaluate(rememberReturn)
  const reasons = await reasonsNotToKeep(page)
  await expect.poll(() => reasons).toContain('UnloadHandlerExistsInMainFrame')
  expect(await returned(page)).toBeNull()
})

/** A site, and a whole browser from the system: that of the other tests keeps no page. Both end with the test. */
async function openSite(): Promise<BrowserContext> {
  const site = await start('site', { DATA_DIR: await demoData() })
  const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ executablePath, ignoreDefaultArgs })
  onTestFinished(() => browser.close())
  return browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 640 } })
}

/** Leaves the page and goes back. Returns why the browser loaded it anew; empty if it did not. */
async function reasonsNotToKeep(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  return reasons // they come a moment later
}

/** Runs in the page: marks the document once it is shown again without being loaded again. */
function rememberReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset['returned'] = persisted ? 'as it was left' : 'anew'
  })
}

const returned = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['returned'] ?? null)

async function stateOf(page: Page, field: string | undefined) {
  const typed = field === undefined ? null : await page.locator(field).first().inputValue()
  return { address: page.url(), typed, top: await page.evaluate(() => scrollY) }
}
