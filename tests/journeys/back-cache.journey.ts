import { expect, test, type Page } from '@playwright/test'

import { examplePages } from '../example-pages.ts'

/** Why the journeys' own browser keeps no page: how it is started, and what it is. */
const browsersOwn = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
]

/** All that keeps a page from being shown again as it was left, when the visitor comes back to it from another site. */
async function hindrancesOf(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const told = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto('about:blank')
  await page.goBack()
  return (await told).filter((reason) => !browsersOwn.includes(reason))
}

/** What must never be stored is not kept either (docs/product.md: My application). */
const { myApplication: _, ...kept } = examplePages

for (const path of [...Object.values(kept), '/favoritos?ids=1,2']) {
  test(`nothing keeps a browser from keeping ${path} for the way back`, async ({ page }) => {
    expect(await hindrancesOf(page, path)).toEqual([])
  })
}

test('a page that hears of its own end would be told', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  expect(await hindrancesOf(page, '/sobre')).toContain('UnloadHandlerExistsInMainFrame')
})
