import { expect, type Locator, type Page } from '@playwright/test'

import { isTakenOver } from './in-the-page.ts'

/** Opens a page and waits until script has taken it over: a click before that is one without script. */
export async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await whenTakenOver(page.getByRole('main'))
}

/** Waits until script has taken an element over. */
export async function whenTakenOver(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isTakenOver)).toBe(true)
}
