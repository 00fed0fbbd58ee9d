import { expect, type Page } from '@playwright/test'

import { button } from './three-favorites.ts'

/** Presses a button that copies a link, and waits until it is copied. */
export async function copied(page: Page, name: string): Promise<string> {
  await button(page, name).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copiado')
  const { pathname, search, hash } = new URL(
    await page.evaluate(() => navigator.clipboard.readText()),
  )
  return pathname + search + hash
}
