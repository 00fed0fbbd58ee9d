import { expect, test, type Page } from '@playwright/test'

import { holdClock } from './held-clock.ts'
import { holdRequests } from './held-requests.ts'

/** Opens the models page with time standing still and its pictures held back; tells which scripts it has asked for. */
async function openWithoutPictures(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  const letGo = await holdRequests(page, '**/pictures/**')
  await holdClock(page, 0)
  await page.goto('/modelos', { waitUntil: 'domcontentloaded' })
  return { scripts: () => scripts, letGo }
}

test('scripts wait for the first picture', async ({ page }) => {
  const { scripts, letGo } = await openWithoutPictures(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts()).toEqual([])
  letGo()
  await expect.poll(scripts).not.toEqual([])
})

test('but not for one that does not come', async ({ page }) => {
  const { scripts, letGo } = await openWithoutPictures(page)
  expect(scripts()).toEqual([])
  await page.clock.runFor(2_000)
  await expect.poll(scripts).not.toEqual([])
  letGo()
})
