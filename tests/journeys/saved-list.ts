import { expect, type Page } from '@playwright/test'

import { button } from './three-favorites.ts'

export const saveButton = 'Guardar neste aparelho'
export const notice = (page: Page) =>
  page.getByText(/^Sem conexão\. Esta página é a cópia de \d+ de /)
export const caches = (page: Page) => page.evaluate(() => window.caches.keys())
export const profileOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the panel and saves the list; without documents, so that tests do not wait for them. */
export async function saveList(page: Page, { withDocuments = false } = {}) {
  if (!withDocuments) await page.context().route('**/documents/list/*', (route) => route.abort())
  await button(page, 'Usar offline').press('Enter')
  await button(page, saveButton).press('Enter')
  await expect(page.getByText(/^Guardada em /)).toBeVisible({ timeout: 90_000 })
}

/** How many copies the visitor's first list has of a talent's page. */
export const savedOf = (page: Page, id: number) =>
  page.evaluate(async (part) => {
    const cache = await window.caches.open('offline-1-first')
    return (await cache.keys()).filter(({ url }) => url.includes(part)).length
  }, `/mainboard/${id}/`)
