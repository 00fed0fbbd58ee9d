import { expect, test, type Page } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { comeBackTo } from './in-the-page.ts'
import { openInTab } from './open-in-tab.ts'
import { openSettled } from './settled.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const language = (page: Page, name: string) =>
  page.getByRole('list', { name: /Idioma|Language/ }).getByRole('link', { name })

async function goTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expect.poll(() => placeOf(page)).toBe(top)
  await expect(page.getByRole('banner')).toBeInViewport() // the focus on what is in it would scroll to the top before
}

test('changing the language keeps the page, what was chosen on it, the place and the way of the focus', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openTakenOver(page, '/modelos?page=2')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await goTo(page, 700)

  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await language(page, 'English').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/models?page=2')
  await expect(page).toHaveTitle('Models, page 2 | Vereda')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/models$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await placeOf(page)).toBe(700)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(page).toHaveURL('/modelos?page=2')
  await expect(page).toHaveTitle('Modelos, página 2 | Vereda')
  expect(faults()).toEqual([])
})

test('a gallery in the address keeps its place too when the language changes', async ({ page }) => {
  await openTakenOver(page, '/modelos/mulheres/image/4/aurelia-montes#snap')
  await goTo(page, 120)
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await page.keyboard.press('Enter')
  await language(page, 'English').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/models\/.+#snap$/)
  await expect(page.getByRole('tab', { name: 'Polaroids' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await placeOf(page)).toBe(120)
})

test('a language opened in another tab leaves no place behind for a search', async ({ page }) => {
  await openTakenOver(page, '/modelos')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openInTab(language(page, 'English'))
  await page.keyboard.press('Escape')
  await goTo(page, 100)
  await page.getByRole('searchbox').fill('loira')
  await expect(page).toHaveURL(/hair=/)
  expect(await placeOf(page)).toBe(100)
})

test('who scrolls on while another language loads stays there', async ({ page }) => {
  await openTakenOver(page, '/')
  const letGo = await holdRequests(page, /\.data/)
  await language(page, 'English').focus()
  await page.keyboard.press('Enter')
  await goTo(page, 300)
  letGo()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await placeOf(page)).toBe(300)
})

test('on the home page the focus stays on the language chosen', async ({ page }) => {
  await openTakenOver(page, '/')
  await language(page, 'English').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en')
  await expect(language(page, 'English')).toBeFocused()
  await expect(language(page, 'English')).toHaveAttribute('aria-current', 'true')
})

test('a new page begins at its top, Back and Forward return to the place', async ({ page }) => {
  await openTakenOver(page, '/modelos')
  await goTo(page, 1_200)
  const card = page.getByRole('article').getByRole('link').nth(15)
  await card.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/modelos\/[a-z]+\/[a-z_]+\/\d+\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(0)
  await goTo(page, 500)

  await page.goBack()
  await expect(page).toHaveURL('/modelos')
  await expect.poll(() => placeOf(page)).toBe(1_200)
  await page.goForward()
  await expect(page).toHaveURL(/\/modelos\/[a-z]+\/[a-z_]+\/\d+\//)
  await expect.poll(() => placeOf(page)).toBe(500)
})

test('Back from a page of the menu returns to the place, although a link to that page is elsewhere', async ({
  page,
}) => {
  await openTakenOver(page, '/')
  await page.keyboard.press('Escape') // the splash
  await goTo(page, 1_000)
  await page.getByRole('button', { name: 'Menu', exact: true }).focus() // a click may scroll first
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Sobre' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => placeOf(page)).toBe(1_000)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await placeOf(page)).toBe(1_000)
})

test('an address with a better form is left for it on the way from another page too', async ({
  page,
}) => {
  await openTakenOver(page, '/en')
  for (const [given, better, heading] of [
    ['/pt/modelos/?page=2', '/modelos?page=2', 'Modelos'],
    ['/en/models/women', '/en/models/women/all', 'Women'],
  ] as const) {
    await page.evaluate(comeBackTo, given)
    await expect(page).toHaveURL(better)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test('Back from an open filter drawer leads to the place in the list before', async ({ page }) => {
  await openSettled(page, '/modelos') // the drawer’s script, too: before it comes, the button leads to a page of its own
  await goTo(page, 500)
  await page.getByRole('link', { name: 'Homens', exact: true }).first().evaluate(press)
  await expect(page).toHaveURL('/modelos/homens/all')
  const drawer = page.getByRole('dialog', { name: 'Filtrar' })
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modelos')
  await expect(drawer).toBeHidden()
  expect(await placeOf(page)).toBe(500)
})

/** Without the scrolling that a click begins with. */
function press(link: HTMLElement | SVGElement) {
  if (link instanceof HTMLElement) link.click()
}
