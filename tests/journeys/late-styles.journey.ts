import { expect, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { holdAnimations } from './held-splash.ts'

const sheet = '**/assets/style-*.css'

test('before the style sheet is there the menu opens whole, and a drawer with its frame alone', async ({
  page,
}) => {
  const letGo = await holdRequests(page, sheet)
  await page.goto('/modelos', { waitUntil: 'commit' })
  const menu = page.locator('#menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toHaveCSS('background-color', 'rgb(11, 11, 11)')
  await expect(menu.getByRole('link', { name: 'Sobre' })).toHaveCSS('font-family', /Bodoni/)
  await menu.getByRole('button', { name: 'Fechar' }).click()

  await holdAnimations(page) // one shows the drawer's content after two seconds
  await page.goto('/modelos?filters=open', { waitUntil: 'commit' })
  const filters = page.locator('#filters')
  await filters.locator('form').waitFor({ state: 'attached' })
  expect(await filters.locator('form').evaluate(opacityOf)).toBe('0')
  await expect(filters).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  letGo()
  await expect(filters.locator('form')).toHaveCSS('animation-name', 'none')
  await expect(filters.locator('form')).toHaveCSS('opacity', '1')
})

test('where the style sheet never comes, dialogs show what is in them', async ({ page }) => {
  await page.route(sheet, (route) => route.abort())
  const release = await holdAnimations(page)
  await page.goto('/modelos?filters=open', { waitUntil: 'commit' })
  const form = page.locator('#filters form')
  await form.waitFor({ state: 'attached' })
  expect(await form.evaluate(opacityOf)).toBe('0')
  await release()
  await expect(form).toHaveCSS('opacity', '1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bodoni/)
})

/** Runs in the page: how much of an element is seen. */
function opacityOf(element: Element): string {
  return getComputedStyle(element).opacity
}
