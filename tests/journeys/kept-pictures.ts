import type { Page } from '@playwright/test'

import { isNightly } from '../sizes.ts'

/** Keeps a picture of the whole page for people to look at, in `artifacts/`; at night only, as it takes as long as a visit. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const path = `artifacts/${name}.png`
  if (isNightly) await page.screenshot({ path, fullPage: true, animations: 'disabled' }) // pictures fade in
}
