import { expect, type Page, test } from '@playwright/test'

import { caches, notice, profileOf, saveButton, savedOf, saveList } from './saved-list.ts'
import { agata, button, openThree } from './three-favorites.ts'

test('a list that is deleted leaves the device too', async ({ page }) => {
  await openThree(page)
  await button(page, 'Nova lista').click()
  await page.keyboard.press('Escape')
  await button(page, 'Favoritos 3').click()
  await saveList(page)
  await button(page, 'Excluir lista').click()
  await page.goto('/contato')
  await expect.poll(() => caches(page)).toEqual([])
})

test('a list stays on the device while the browser’s lists cannot be read', async ({ page }) => {
  await openThree(page)
  await button(page, 'Nova lista').click()
  await page.keyboard.press('Escape')
  await page.goto('/modelos')
  await page.getByRole('button', { name: `Favoritar ${agata}` }).click()
  await page.goto('/favoritos')
  await saveList(page)
  const saved = await caches(page)
  expect(saved).toEqual([expect.stringMatching(/^offline-1-(?!first)/)])
  await page.evaluate(() => localStorage.setItem('favorites-lists', '{"lists":'))
  await openAndUpdate(page, '/contato')
  expect(await caches(page)).toEqual(saved)
})

test('who leaves the agency leaves the device, though the browser’s lists cannot be read', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  expect(await savedOf(page, 1)).toBe(2) // the page and its data
  await page.evaluate(() => localStorage.setItem('favorites-lists', '{"lists":'))
  await context.route('**/offline.json*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), gone: [1] } })
  })
  await openAndUpdate(page, '/contato')
  expect(await savedOf(page, 1)).toBe(0)
  expect(await savedOf(page, 3)).toBe(2)
})

/** Opens a page and waits until it has brought saved lists up to date. */
async function openAndUpdate(page: Page, address: string) {
  const facts = page.waitForResponse('**/offline.json*')
  await page.goto(address)
  await facts
  await page.evaluate(() => navigator.locks.request('offline', () => {}))
}

test('a page that is not saved leads to a list in its language', async ({ page, context }) => {
  await openThree(page)
  await saveList(page)
  await button(page, 'Nova lista').click()
  await page.keyboard.press('Escape')
  await page.goto('/en/models')
  await page.getByRole('button', { name: `Add to favorites: ${agata}` }).click()
  await page.goto('/en/favorites')
  await button(page, 'Use offline').press('Enter')
  await button(page, 'Save on this device').press('Enter')
  await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 90_000 })
  await context.setOffline(true)
  await page.goto('/en/about')
  await expect(page).toHaveURL('/en/favorites')
  await page.goto('/sobre')
  await expect(page).toHaveURL('/favoritos')
})

test('a talent of two saved lists stays with one when the other is removed', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  await button(page, 'Nova lista').click()
  await page.keyboard.press('Escape')
  await page.goto('/modelos')
  await page.getByRole('button', { name: `Favoritar ${agata}` }).click()
  await page.goto('/favoritos')
  await saveList(page)
  await button(page, 'Favoritos 3').click()
  await button(page, 'Remover esta lista do aparelho').click()
  await expect.poll(() => caches(page)).toEqual([expect.not.stringContaining('offline-1-first')])
  await context.setOffline(true)
  await page.goto('/modelos/mulheres/mainboard/1/agata-fontoura')
  await expect(profileOf(page)).toHaveText(agata)
  await expect(notice(page)).toBeVisible()
})

test('a list waits to be saved until another tab has ended its work', async ({ page, context }) => {
  await openThree(page)
  const other = await context.newPage()
  await other.goto('/contato')
  await other.evaluate(() => {
    const end = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    void navigator.locks.request('offline', () => end)
  })
  await context.route('**/documents/list/*', (route) => route.abort())
  await button(page, 'Usar offline').press('Enter')
  await button(page, saveButton).press('Enter')
  await expect.poll(() => other.evaluate(waitingLocks)).toEqual(['offline'])
  expect(await caches(page)).toEqual([])
  await other.evaluate(() => postMessage(null))
  await expect(page.getByText(/^Guardada em /)).toBeVisible({ timeout: 90_000 })
})

/** Runs in the page: the names of locks that a tab waits for. */
async function waitingLocks() {
  const { pending = [] } = await navigator.locks.query()
  return pending.map(({ name }) => name)
}
