import { expect, test, type Page } from '@playwright/test'

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

for (const path of [
  '/',
  '/modelos',
  '/en/models/women/image/4/aurelia-montes',
  '/sobre',
  '/favoritos',
  '/favoritos?ids=1,2',
  '/seja-um-modelo',
  '/privacidade',
  '/acessibilidade',
  '/verificar-scout',
  '/comparar?ids=1,2',
]) {
  test(`nothing keeps a browser from keeping ${path} for the way back`, async ({ page }) => {
    expect(await hindrancesOf(page, path)).toEqual([])
  })
}

test('a page that hears of its own end would be told', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  expect(await hindrancesOf(page, '/sobre')).toContain('UnloadHandlerExistsInMainFrame')
})
