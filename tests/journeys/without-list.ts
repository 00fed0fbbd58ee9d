import type { Page } from '@playwright/test'

/** Leaves every models page to the server, as where the list of everyone cannot be had: for what happens while a page is on its way. */
export async function withoutList(page: Page): Promise<void> {
  await page.route('/roster.json', (route) => route.fulfill({ status: 204 }))
}
