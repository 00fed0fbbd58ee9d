import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { expectToFit } from './every-screen.ts'
import { shiftSoFar, watchShifts } from './in-the-page.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const neighbours = (page: Page, name: string) => page.getByRole('navigation', { name })

async function goTo(page: Page, language: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: language }).click()
}

test('a post is read, and leads to the next newer and older one', async ({ page }) => {
  const faults = watchPage(page)
  await openTakenOver(page, '/newsletter/la-de-perto')
  await expect(page).toHaveTitle('Lã, de perto | Vereda')
  await expect(main(page).locator('time')).toHaveText('15 de julho de 2026')
  await expect(main(page).getByText('1 min de leitura')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Como se olha uma malha',
    'Nesta notícia',
  ])
  const others = neighbours(page, 'Outras notícias')
  await expect(others.getByRole('link')).toHaveText([/Natureza-morta/, /luz do dia/])
  await others.getByRole('link', { name: /luz do dia/ }).click()
  await expect(heading(page)).toHaveText('Um mês só com luz do dia')
  await expect(heading(page)).toBeFocused()
  expect(faults()).toEqual([])
})

test('in another language it is its translation, whose slug is another', async ({ page }) => {
  await openTakenOver(page, '/newsletter/la-de-perto')
  await goTo(page, /English/)
  await expect(page).toHaveURL('/en/newsletter/wool-close-up')
  await expect(heading(page)).toHaveText('Wool, close up')
  await page.goto('/en/newsletter/la-de-perto')
  await expect(page).toHaveURL('/en/newsletter/wool-close-up')
})

test('without a translation it stays, with a note and in its own language', async ({ page }) => {
  await openTakenOver(page, '/newsletter/natureza-morta-com-chapeu')
  await goTo(page, /Español/)
  await expect(
    main(page).getByText('Esta noticia solo está disponible en portugués.'),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(heading(page)).toHaveAttribute('lang', 'pt')
  await expect(page.locator('.post-content').locator('..')).toHaveAttribute('lang', 'pt')
  await expect(main(page).locator('time')).toHaveText('12 de agosto de 2026')
  const others = neighbours(page, 'Otras noticias').getByRole('link')
  await expect(others).toHaveText([/Sastrería/, /Detrás del perchero/])
  await page.goBack()
  await expect(heading(page)).not.toHaveAttribute('lang', /./)
})

test('its link is copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTakenOver(page, '/newsletter/la-de-perto')
  await main(page).getByRole('button', { name: 'Copiar link' }).click()
  await expect(main(page).getByRole('status')).toHaveText('Copiado')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/newsletter\/la-de-perto$/)
})

test('its pictures and its cover keep their places', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('/newsletter/antes-da-foto-o-tecido', { waitUntil: 'networkidle' })
  const pictures = main(page).locator('img')
  await expect(pictures).toHaveCount(3) // cover, picture in the text, talent whom it names
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.last().evaluate(isThere)).toBe(true)
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.01)
})

test('on a telephone its text stays where it is when the share button replaces a long address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.abort()) // a font that comes late moves lines too
  await page.addInitScript(watchShifts)
  await page.goto('/newsletter/por-que-ainda-fazemos-polaroids', { waitUntil: 'networkidle' })
  await expect(main(page).getByRole('button', { name: 'Copiar link' })).toBeVisible()
  expect(await page.evaluate(shiftSoFar)).toBe(0)
})

/** Runs in the page. */
function isThere(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

test('it has no fault that axe finds, in its language or in another', async ({ page }) => {
  for (const path of ['/en/newsletter/wool-close-up', '/es/newsletter/natureza-morta-com-chapeu']) {
    await openTakenOver(page, path)
    expect(await faultsOfEngines(page)).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is whole, and its address stands there to be copied', async ({ page }) => {
    await page.goto('/en/newsletter/wool-close-up')
    await expect(page.getByRole('link', { name: 'Address of this post' })).toHaveText(
      /^localhost:\d+\/en\/newsletter\/wool-close-up$/,
    )
    await page.getByRole('main').getByRole('link', { name: 'Newsletter', exact: true }).click()
    await expect(heading(page)).toHaveText(/^Newsletter/)
  })
})

test('a post is no wider than any screen', async ({ page }) => {
  await page.goto('/newsletter/antes-da-foto-o-tecido')
  await expectToFit(page, 'post-in-portuguese')
})

test('the talents whom the text names are under it, with their covers', async ({ page }) => {
  await page.goto('/en/newsletter/the-season-in-shadow')
  const named = page.getByRole('list', { name: 'In this post' })
  await named.getByRole('link', { name: 'Benedita Sarmento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Benedita/)
})
