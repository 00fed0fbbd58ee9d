import { expect, test, type Page } from '@playwright/test'

import { button, openThree } from './three-favorites.ts'

// the site makes ten documents a minute for one address, and those of the other offline journeys are made at the same time
test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.6' } })

/** Presses what saves the list; returns the frame of the talent with id 2 that the PDF is ordered with. */
async function frameOrdered(page: Page, save: string) {
  const ordered = page.waitForRequest('**/documents/list/pdf')
  await button(page, save).click()
  return new URLSearchParams((await ordered).postData() ?? '').get('frame-2')
}

test('saved documents keep their pictures until the visitor saves the list again', async ({
  page,
}) => {
  await openThree(page)
  await button(page, 'Usar offline').click()
  expect(await frameOrdered(page, 'Guardar neste aparelho')).toBeNull()
  await expect(page.getByText(/^Guardada em /)).toBeVisible({ timeout: 90_000 })
  await page.evaluate(() => localStorage.setItem('favorites-frames', '{"first": {"2": 21}}'))
  const facts = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/offline.json'),
  )
  await page.reload()
  await facts
  await page.evaluate(() => navigator.locks.request('offline', () => {})) // after the update
  await button(page, 'Usar offline').click()
  await expect(button(page, 'PDF da lista')).toBeVisible()
  expect(await frameOrdered(page, 'Atualizar')).toBe('21')
})
